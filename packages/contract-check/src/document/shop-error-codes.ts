import { globSync, readFileSync } from 'node:fs'
import { ERROR_CODES } from '@shop/contract'

const cwd = new URL('../../../../apps/web/app/', import.meta.url)
const code = globSync('**/*.{ts,tsx}', { cwd, exclude: ['**/*.test.*'] })
  .map((file) => readFileSync(new URL(file, cwd), 'utf8'))
  .join()

/** The error codes that the code of the shop has as texts, or by their first word. */
export const shopErrorCodes = ERROR_CODES.filter(
  (name) => code.includes(`'${name}'`) || code.includes(`'${name.replace(/_.*/, '_')}'`),
)
