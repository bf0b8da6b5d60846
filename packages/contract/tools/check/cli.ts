/** The command `pnpm contract:check`. Exit codes: 0 passed, 1 stale or breaking, 2 not comparable. */
import { parseArgs } from 'node:util'
import { UsageError } from './base-document.ts'
import { check } from './check.ts'

const help = `pnpm contract:check [options]

Generates the OpenAPI document and fails if the committed openapi.json differs, or if it breaks
the one on the base branch and no record in docs/decisions waives the change.

  --base REF        compare with this commit or branch (default: merge base with origin/main or main)
  --base-file FILE  compare with this document
  --write           write openapi.json first
  --help            print this text
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
  // The errors of parseArgs add hints after the first sentence.
  const known = error instanceof UsageError || (error instanceof TypeError && 'code' in error)
  if (!known) throw error
  process.stderr.write(`contract:check: ${error.message.split('. ')[0]}\n`)
  process.exitCode = 2
}
