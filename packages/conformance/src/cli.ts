/** The command `pnpm conform`; `--help` has its exit codes. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { help, parseOptions, UsageError } from './cli-options.ts'
import { formatAnnotations } from './format-report.ts'
import { conform, formatReport, Unreachable } from './index.ts'
import { formatJunit } from './junit.ts'

try {
  const options = parseOptions(process.argv.slice(2), process.env)
  if (options) {
    const { base, write } = options.conform
    const count = write ? 500 : 80
    process.stderr.write(
      `Sends about ${count} requests to ${base} one after another, and one for each product.\n`,
    )
    const report = await conform(options.conform)
    if (options.json) process.stdout.write(`${JSON.stringify(report, null, 2)}\n`)
    else process.stdout.write(formatReport(report))
    if (options.github) process.stdout.write(formatAnnotations(report))
    if (options.junit !== undefined) {
      mkdirSync(dirname(options.junit), { recursive: true })
      writeFileSync(options.junit, formatJunit(report))
    }
    process.exitCode = report.conforms ? 0 : 1
  } else process.stdout.write(help)
} catch (error) {
  if (!(error instanceof UsageError || error instanceof Unreachable)) throw error
  const ending = error instanceof UsageError ? '. --help lists the options.' : ''
  process.stderr.write(`${error.message}${ending}\n`)
  process.exitCode = 2
}
