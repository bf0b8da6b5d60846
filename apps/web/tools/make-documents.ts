/** Makes the sample documents under public/documents/ again. The owner replaces them, or their addresses in data.json. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { publicationDocuments } from './documents/publications.ts'
import { serviceDocuments } from './documents/services.ts'
import { setDocument } from './documents/set-document.ts'

const publicFolder = new URL('../public/', import.meta.url)
const { brand } = JSON.parse(readFileSync(new URL('data.json', publicFolder), 'utf8'))
const folder = new URL('documents/', publicFolder)

mkdirSync(folder, { recursive: true })
for (const document of [...serviceDocuments, ...publicationDocuments]) {
  writeFileSync(new URL(`${document.name}.pdf`, folder), await setDocument(document, brand.name))
}
