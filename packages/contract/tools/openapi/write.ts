/** Writes `openapi.json` from the contract. */
import { writeFileSync } from 'node:fs'
import { openApiText } from './document.ts'

/** Where the committed document stands. */
export const openApiFile = new URL('../../openapi.json', import.meta.url)

export function writeOpenApi(): void {
  writeFileSync(openApiFile, openApiText())
}
