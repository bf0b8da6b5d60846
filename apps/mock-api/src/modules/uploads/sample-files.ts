import { readdirSync, readFileSync } from 'node:fs'
import { extname } from 'node:path'

const folder = new URL('files/', import.meta.url)
const types: Readonly<Record<string, string>> = {
  '.svg': 'image/svg+xml',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.pdf': 'application/pdf',
}
const names = new Set(readdirSync(folder))

/** The picture of a product of an own seed that names none. */
export const placeholderFile = 'placeholder.svg'

export const sampleFile = (name: string) =>
  names.has(name)
    ? { type: types[extname(name)] ?? '', content: readFileSync(new URL(name, folder)) }
    : undefined
