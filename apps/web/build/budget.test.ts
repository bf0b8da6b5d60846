import { spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

it('fails for a page with products whose scripts exceed the budget', () => {
  const folder = mkdtempSync(join(tmpdir(), 'budget-'))
  mkdirSync(join(folder, 'assets'))
  mkdirSync(join(folder, 'category'))
  writeFileSync(
    join(folder, 'category/index.html'),
    '<script type="module" src="/assets/shop-1.js"></script>',
  )
  const statusWith = (kib: number) => {
    writeFileSync(join(folder, 'assets/shop-1.js'), randomBytes(kib * 1024))
    const script = fileURLToPath(new URL('./budget.ts', import.meta.url))
    return spawnSync(process.execPath, [script, folder]).status
  }
  expect([statusWith(140), statusWith(160)]).toEqual([0, 1])
})
