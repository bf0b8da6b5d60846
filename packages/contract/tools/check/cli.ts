/** The command `pnpm contract:check`. Exit codes: 0 all is well, 1 stale or breaking, 2 it could not be told. */
import { parseArgs } from 'node:util'
import { CheckProblem } from './base-document.ts'
import { check } from './check.ts'

const help = `pnpm contract:check [options]

Regenerates openapi.json, fails if the committed one is stale, and fails on a breaking change
against the one on the base branch unless a record in docs/decisions waives it.

  --base REF        compare with this commit or branch (default: where this branch left origin/main or main)
  --base-file FILE  compare with this document
  --write           write openapi.json first
  --help            this text
`

async function main(): Promise<number> {
  const { values } = parseArgs({
    options: {
      base: { type: 'string' },
      'base-file': { type: 'string' },
      write: { type: 'boolean' },
      help: { type: 'boolean' },
    },
  })
  if (values.help) {
    process.stdout.write(help)
    return 0
  }
  const result = await check({ ref: values.base, file: values['base-file'], write: values.write })
  process.stdout.write(`${result.lines.join('\n')}\n`)
  return result.ok ? 0 : 1
}

try {
  process.exitCode = await main()
} catch (error) {
  // parseArgs' own complaints end in a hint of several sentences; the first says what is wrong.
  const known = error instanceof CheckProblem || (error instanceof TypeError && 'code' in error)
  if (!known) throw error
  process.stderr.write(`contract:check: ${error.message.split('. ')[0]}\n`)
  process.exitCode = 2
}
