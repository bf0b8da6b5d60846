/** The command `pnpm conform`. Exit codes: 0 the host conforms, 1 it deviates, 2 wrong options or unreachable. */
import { parseArgs } from 'node:util'
import { formatReport } from './format-report.ts'
import { conform, Unreachable } from './index.ts'

const help = `pnpm conform --base URL [options]

Checks a host against the contract, read-only by default.

  --base URL         the host, such as http://localhost:4010
  --write            also fill carts, place an order, create an account and change it
  --email, --password  an account with orders, to check its pages
  --token TOKEN      a bearer token of such an account, instead
  --coupon CODE      a valid coupon of the host (default WELCOME10)
  --timeout SECONDS  time-out of each request (default 30)
  --json             print the report as JSON
  --help             print this text

fail     the host differs from the requirements
warning  the host differs from an assumption of the contract
Exit codes: 0 conforms, 1 deviates or a tested operation never succeeded, 2 wrong options or unreachable.
`

class UsageError extends Error {}

function optionsOf(args: string[]) {
  const text = { type: 'string' } as const
  const flag = { type: 'boolean' } as const
  const { values } = parseArgs({
    args,
    options: {
      base: text,
      write: flag,
      json: flag,
      help: flag,
      token: text,
      email: text,
      password: text,
      coupon: text,
      timeout: text,
    },
  })
  return values
}

async function main(): Promise<number> {
  const { help: showHelp, json, timeout = '30', base, ...rest } = optionsOf(process.argv.slice(2))
  if (showHelp) {
    process.stdout.write(help)
    return 0
  }
  const url = URL.parse(base ?? '')
  if (!url || !/^https?:$/.test(url.protocol))
    throw new UsageError('--base requires a URL, such as http://localhost:4010')
  if (!(Number(timeout) > 0)) throw new UsageError('--timeout requires a number of seconds')
  if ((rest.email === undefined) !== (rest.password === undefined))
    throw new UsageError('--email and --password must be given together')
  const report = await conform({ ...rest, base: url.href, timeoutMs: Number(timeout) * 1_000 })
  process.stdout.write(json ? `${JSON.stringify(report, null, 2)}\n` : formatReport(report))
  return report.conforms ? 0 : 1
}

try {
  process.exitCode = await main()
} catch (error) {
  const known =
    error instanceof UsageError || error instanceof Unreachable || (error instanceof TypeError && 'code' in error)
  if (!known) throw error
  process.stderr.write(`conform: ${error.message.split('. ')[0]}\n`)
  process.exitCode = 2
}
