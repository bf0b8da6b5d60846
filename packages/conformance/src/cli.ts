/** The command `pnpm conform`. Exit codes: 0 the host conforms, 1 it deviates, 2 wrong options or unreachable. */
import { writeFileSync } from 'node:fs'
import { help, parseOptions, UsageError } from './cli-options.ts'
import { conform, formatReport, junitReport, type Report, Unreachable } from './index.ts'

async function main(): Promise<number> {
  const options = parseOptions(process.argv.slice(2), process.env)
  if (!options) {
    process.stdout.write(help)
    return 0
  }
  const report = await conform(options.conform)
  process.stdout.write(options.json ? `${JSON.stringify(report, null, 2)}\n` : formatReport(report))
  if (options.junit !== undefined) writeJunit(options.junit, report)
  return report.conforms ? 0 : 1
}

function writeJunit(file: string, report: Report): void {
  try {
    writeFileSync(file, junitReport(report))
  } catch (error) {
    throw new UsageError(`--junit: ${error instanceof Error ? error.message : String(error)}`)
  }
}

try {
  process.exitCode = await main()
} catch (error) {
  if (!(error instanceof UsageError || error instanceof Unreachable)) throw error
  process.stderr.write(`conform: ${error.message}\n`)
  process.exitCode = 2
}
