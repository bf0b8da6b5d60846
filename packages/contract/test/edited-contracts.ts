/** OpenAPI documents of copies of the contract whose source text is edited. */
import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { JsonObject } from '../tools/openapi/schemas.ts'

/** Replaces the first match in a file of `src`. */
export interface SourceEdit {
  readonly file: string
  readonly from: string | RegExp
  readonly to: string
}

const contract = join(import.meta.dirname, '..')

// All copies run in one process: the start of Node takes longer than a copy.
const program = `
import { writeFileSync } from 'node:fs'
import * as z from 'zod/mini'
for (const folder of process.argv.slice(2)) {
  z.globalRegistry.clear()
  const { openApiText } = await import(folder + '/tools/openapi/document.ts')
  writeFileSync(folder + '/openapi.json', openApiText())
}
`

/** The documents in the order of the edits; the contract itself stays unchanged. */
export function documentsOf(edits: readonly SourceEdit[]): JsonObject[] {
  const root = mkdtempSync(join(tmpdir(), 'edited-contracts-'))
  try {
    symlinkSync(join(contract, 'node_modules'), join(root, 'node_modules'))
    writeFileSync(join(root, 'package.json'), '{ "type": "module" }')
    writeFileSync(join(root, 'program.mjs'), program)
    const folders = edits.map((edit, index) => editedCopy(join(root, String(index)), edit))
    execFileSync(process.execPath, [join(root, 'program.mjs'), ...folders], { stdio: 'pipe' })
    return folders.map((folder): JsonObject => JSON.parse(readFileSync(join(folder, 'openapi.json'), 'utf8')))
  } finally {
    rmSync(root, { recursive: true, force: true })
  }
}

function editedCopy(folder: string, { file, from, to }: SourceEdit): string {
  mkdirSync(folder)
  cpSync(join(contract, 'src'), join(folder, 'src'), { recursive: true })
  cpSync(join(contract, 'tools/openapi'), join(folder, 'tools/openapi'), { recursive: true })
  const path = join(folder, 'src', file)
  const text = readFileSync(path, 'utf8')
  const edited = text.replace(from, to)
  if (edited === text) throw new Error(`${file} does not contain ${from}`)
  writeFileSync(path, edited)
  return folder
}
