import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Gives the tests of a run a temporary folder of their own, and removes it after them. */
export default () => {
  const folder = mkdtempSync(join(tmpdir(), 'shop-tests-'))
  process.env['TMPDIR'] = folder
  process.env['TEMP'] = folder
  return () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 })
}
