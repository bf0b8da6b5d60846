/** Prints the documents of the contract with each of the planted edits of its code. */
import { readFileSync } from 'node:fs'
import { registerHooks } from 'node:module'
import { fileURLToPath } from 'node:url'
import * as z from 'zod/mini'
import { codeChanges } from './planted-changes/code.ts'

let edited = 0

registerHooks({
  // Each edit has modules of its own.
  resolve(specifier, context, next) {
    const { url, ...resolved } = next(specifier, context)
    const isOwn = /\/packages\/contract(?:-check)?\/src\//.test(url)
    return { ...resolved, url: isOwn ? `${url.split('?')[0]}?edit=${edited}` : url }
  },
  load(url, context, next) {
    const { file, from, to } = codeChanges[edited] ?? {}
    const loaded = next(url, context)
    if (!from || to === undefined || !url.includes(`/contract/src/${file}?`)) return loaded
    const text = readFileSync(fileURLToPath(url), 'utf8')
    const source = text.replace(from, to)
    if (source === text) throw new Error(`${file} does not contain ${from}`)
    return { ...loaded, source }
  },
})

const documents = []
for (edited = 0; edited < codeChanges.length; edited += 1) {
  z.globalRegistry.clear()
  const { openApiDocument } = await import('../src/document/document.ts')
  documents.push(openApiDocument())
}
process.stdout.write(JSON.stringify(documents))
