/** The command `pnpm contract:check`. Exit codes: 0 passed, 1 stale or breaking, 2 not comparable. */
import { appendFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { UsageError } from './base-document.ts'
import { check } from './check.ts'
import { annotations, jsonReport, stepSummary, textReport } from './report.ts'

const help = `pnpm contract:check [options]

Generates the OpenAPI document and fails if the committed openapi.json differs, or if it breaks
an earlier one and no record in docs/decisions waives the change. It compares with the merge base
with main, and on a push to main in GitHub Actions with the commit before the push.

  --base REF        compare with this commit or branch
  --base-file FILE  compare with this document
  --write           write openapi.json first
  --json            print the changes as JSON
  --help            print this text

In GitHub Actions it also annotates the changed lines and writes a summary of the step.
`

function main(): number {
  const { env } = process
  const { values } = parseArgs({
    options: {
      base: { type: 'string' },
      'base-file': { type: 'string' },
      write: { type: 'boolean' },
      json: { type: 'boolean' },
      help: { type: 'boolean' },
    },
  })
  if (values.help) {
    process.stdout.write(help)
    return 0
  }
  const result = check({ ref: values.base, file: values['base-file'], write: values.write, env })
  process.stdout.write(values.json ? jsonReport(result) : textReport(result))
  if (env.GITHUB_ACTIONS === 'true') {
    // The runner reads commands from both streams; --json keeps its own.
    const commands = values.json ? process.stderr : process.stdout
    commands.write(annotations(result))
    if (env.GITHUB_STEP_SUMMARY) appendFileSync(env.GITHUB_STEP_SUMMARY, stepSummary(result))
  }
  return result.ok ? 0 : 1
}

const report = (message: string) => process.stderr.write(`contract:check: ${message}\n`)

try {
  process.exitCode = main()
} catch (error) {
  // `parseArgs` throws type errors with a code; its hints follow the first sentence.
  if (error instanceof UsageError) report(error.message)
  else if (error instanceof TypeError && 'code' in error)
    report(`${error.message.split('. ')[0]?.replace(/\.$/, '')}. --help lists the options.`)
  else throw error
  process.exitCode = 2
}
