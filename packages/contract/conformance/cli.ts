/** The command `pnpm conform`. Exit codes: 0 the host conforms, 1 it deviates, 2 it could not be told. */
import { parseArgs } from 'node:util'
import { conform, Unreachable } from './index.ts'
import { reportText } from './report-text.ts'

const help = `pnpm conform --base URL [options]

Holds a host to the contract, read-only unless told otherwise.

  --base URL         the host, such as http://localhost:4010
  --write            also fill carts, place an order, open an account and change it
  --email, --password  an account that has orders, to see its pages
  --token TOKEN      a session of such an account, instead
  --coupon CODE      a coupon that the host takes (default WELCOME10)
  --timeout SECONDS  how long to wait for one answer (default 30)
  --json             the report as JSON
  --help             this text

fail  the host breaks what is settled     learn  it differs where the contract assumes
Exit codes: 0 conforms, 1 deviates or an operation that was tried never succeeded, 2 wrong use or out of reach.
`

class Misuse extends Error {}

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
  const { help: wantsHelp, json, timeout = '30', base, ...rest } = optionsOf(process.argv.slice(2))
  if (wantsHelp) {
    process.stdout.write(help)
    return 0
  }
  const url = URL.parse(base ?? '')
  if (!url || !/^https?:$/.test(url.protocol)) throw new Misuse('--base needs a URL, such as http://localhost:4010')
  if (!(Number(timeout) > 0)) throw new Misuse('--timeout needs a number of seconds')
  if ((rest.email === undefined) !== (rest.password === undefined))
    throw new Misuse('--email and --password go together')
  const report = await conform({ ...rest, base: url.href, timeoutMs: Number(timeout) * 1_000 })
  process.stdout.write(json ? `${JSON.stringify(report, null, 2)}\n` : reportText(report))
  return report.conforms ? 0 : 1
}

try {
  process.exitCode = await main()
} catch (error) {
  const known =
    error instanceof Misuse || error instanceof Unreachable || (error instanceof TypeError && 'code' in error)
  if (!known) throw error
  process.stderr.write(`conform: ${error.message.split('. ')[0]}\n`)
  process.exitCode = 2
}
