/** Changes of the contract's code, which the check must find in the generated document. */
import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { changesBetween } from '../src/changes.ts'
import { openApiText } from '../src/document/document.ts'
import type { JsonObject } from '../src/json.ts'
import { codeChanges } from './planted-changes/code.ts'

let documents: JsonObject[] = []
beforeAll(() => {
  const script = join(import.meta.dirname, 'edited-documents.ts')
  documents = JSON.parse(
    execFileSync(process.execPath, [script], { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 }),
  )
})

test.each(codeChanges.map((change, index) => ({ ...change, index })))(
  '$title breaks $breaks',
  ({ kind, breaks, index }) => {
    const changes = changesBetween(JSON.parse(openApiText()), documents[index] ?? {})
    expect(new Set(changes.flatMap((change) => change.breaks))).toEqual(new Set(breaks))
    if (kind === 'none') expect(changes).toEqual([])
    else expect(changes.map((change) => change.kind)).toContain(kind)
  },
)
