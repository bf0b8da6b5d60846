/**
 * The command `pnpm contract:check`. Exit codes: 0 passed, 1 stale or breaking, 2 not comparable.
 */
import { appendFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { UsageError } from './base-document.ts'

const help = `pnpm contract:check [options]

Generates the OpenAPI document and fails if the committed openapi.json differs, or if it breaks
clients or hosts that follow an earlier one and no record in docs/decisions waives the change. By
default it compares with the commit in CONTRACT_BASE, otherwise with the merge base with main.

  --base REF        compare with this commit or branch
  --base-file FILE  compare with this document
  --write           write openapi.json first
  --github          also add the report to the step summary of the workflow
  --help            print this text
`

const options = {
  base: { type: 'string' },
  'base-file': { type: 'string' },
  write: { type: 'boolean' },
  github: { type: 'boolean' },
  help: { type: 'boolean' },
} as const

/** The message for a mistake of the user; for another error, also where it is. */
function messageOf(error: unknown): string {
  if (error instanceof UsageError) return error.message
  if (error instanceof SyntaxError) return `${error.stack?.split('\n')[0]}: ${error.message}`
  const isWrongOption = error instanceof TypeError && 'code' in error
  if (!isWrongOption) return error instanceof Error ? String(error.stack) : String(error)
  // Node says for unknown options how to write arguments, which this command does not have.
  const [reason = ''] = error.message.split(/\. To |\.$/)
  return `${reason.replaceAll('\n', ' ')}. --help lists the options.`
}

try {
  const { values } = parseArgs({ options })
  if (values.help) process.stdout.write(help)
  else {
    // The contract may have a syntax error.
    const { check } = await import('./check.ts')
    const { inMarkdown, textReport } = await import('./report.ts')
    const { base: ref, 'base-file': file, write, github } = values
    const result = check({ ref, file, write, env: process.env })
    process.stdout.write(textReport(result))
    const { GITHUB_STEP_SUMMARY: summary } = process.env
    if (github && summary)
      appendFileSync(summary, `## Contract\n\n${textReport(result, inMarkdown)}`)
    process.exitCode = result.ok ? 0 : 1
  }
} catch (error) {
  const prefix = process.argv.includes('--github') ? '::error title=Contract::' : ''
  process.stderr.write(`${prefix}${messageOf(error)}\n`)
  process.exitCode = 2
}
