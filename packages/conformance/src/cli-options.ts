import { matchesGlob } from 'node:path'
import { parseArgs } from 'node:util'
import { operations } from '@shop/contract'
import type { ConformOptions } from './index.ts'

const text = (value: string, help: string) => ({ type: 'string', value, help }) as const
const list = (value: string, help: string) =>
  ({ type: 'string', multiple: true, value, help }) as const
const flag = (help: string) => ({ type: 'boolean', value: '', help }) as const

const options = {
  base: text('URL', 'the host, such as http://localhost:4010'),
  origin: text('URL', 'the shop, if it is on another origin: checks CORS, and payers return there'),
  write: flag('also fill carts, place orders, create accounts and change them'),
  strict: flag('warnings are failures'),
  only: list(
    'OPERATION',
    'check and report these operations alone, such as order.list,catalog.*; repeatable',
  ),
  email: text('EMAIL', 'an account with orders, to check its pages (or CONFORM_EMAIL)'),
  password: text('PASSWORD', 'of this account (or CONFORM_PASSWORD)'),
  'mail-domain': text('DOMAIN', 'of the addresses of new accounts (default example.com)'),
  session: text('ID', 'a paid checkout session, to check its verification'),
  coupon: text('CODE', 'a valid coupon of the host (without it, WELCOME10 is tried)'),
  header: list("'N: V'", 'a header of each request; repeatable'),
  timeout: text('SECONDS', 'time-out of each request (default 30)'),
  json: flag('print the report as JSON'),
  junit: text('FILE', 'also write the report as JUnit XML'),
  github: flag('also print annotations for GitHub Actions'),
  help: flag('print this text'),
}

export const help = `conform --base URL [options]

Checks a host against the contract, read-only by default.

${Object.entries(options)
  .map(([name, { value, help }]) => `  ${`--${name} ${value}`.padEnd(22)}${help}`)
  .join('\n')}

fail     the host breaks a rule, accepts what it must refuse, or differs in a field that the
         requirements show or the shop needs
warning  the host differs from an assumption of the contract, in a form that the shop reads, or
         returns undeclared fields
Exit codes: 0 conforms, 1 deviates or a tested operation never succeeded, 2 wrong options or
unreachable.
`

export class UsageError extends Error {}

function parse(args: string[]) {
  try {
    return parseArgs({ args, options }).values
  } catch (error) {
    if (!(error instanceof TypeError && 'code' in error)) throw error
    // Node says for unknown options how to write arguments, which this command does not have.
    const [reason = ''] = error.message.split(/\. To |\.$/)
    throw new UsageError(reason.replaceAll('\n', ' '))
  }
}

/** @returns undefined for `--help` */
export function parseOptions(args: string[], environment: NodeJS.ProcessEnv) {
  const { help: showHelp, json, junit, github, ...others } = parse(args)
  if (showHelp) return undefined
  const { timeout = '30', only, header = [], ...given } = others
  const { email = environment['CONFORM_EMAIL'], password = environment['CONFORM_PASSWORD'] } = given
  if (!email !== !password)
    throw new UsageError(
      '--email and --password must be given together; ' +
        'each may come from CONFORM_EMAIL or CONFORM_PASSWORD',
    )
  const base = webUrl(given.base, '--base requires a URL, such as http://localhost:4010').href
  const shop = '--origin requires the URL of the shop, such as http://localhost:5173'
  const origin = given.origin === undefined ? undefined : webUrl(given.origin, shop).origin
  if (!(Number(timeout) > 0)) throw new UsageError('--timeout requires a number of seconds')
  const conform: ConformOptions = {
    ...given,
    base,
    origin,
    email,
    password,
    only:
      only && new Set(only.flatMap((patterns) => patterns.split(',')).flatMap(selectOperations)),
    headers: Object.fromEntries(header.map(parseHeader)),
    mailDomain: given['mail-domain'],
    timeoutMs: Number(timeout) * 1_000,
  }
  return { conform, json, junit, github }
}

function webUrl(value: string | undefined, message: string): URL {
  const url = URL.parse(value ?? '')
  if (!url || !/^https?:$/.test(url.protocol)) throw new UsageError(message)
  return url
}

function selectOperations(pattern: string): string[] {
  const names = operations.map(({ name }) => name)
  const selected = names.filter((name) => matchesGlob(name, pattern.trim()))
  if (selected.length > 0) return selected
  throw new UsageError(
    `--only: no operation matches "${pattern.trim()}". The operations are: ${names.join(', ')}`,
  )
}

function parseHeader(header: string): [name: string, value: string] {
  const [, name, value] = /^([!#$%&'*+.^_`|~0-9A-Za-z-]+):[ \t]*([^\r\n]*)$/.exec(header) ?? []
  if (name !== undefined && value !== undefined) return [name.toLowerCase(), value]
  throw new UsageError(`--header requires 'Name: value', not "${header}"`)
}
