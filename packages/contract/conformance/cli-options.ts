import { parseArgs } from 'node:util'
import { operations } from '../src/index.ts'
import type { ConformOptions } from './index.ts'

export const help = `pnpm conform --base URL [options]

Checks a host against the contract, read-only by default.

  --base URL          the host, such as http://localhost:4010
  --origin URL        the shop, if it is on another origin: checks CORS, and payers return there
  --write             also fill carts, place orders, create two accounts and change them
  --fuzz              also send malicious input; only with --write, to hosts whose data may be thrown away
  --strict            warnings are failures
  --only OPERATION    check and report these operations alone, such as order.list,catalog.*; repeatable
  --email, --password an account with orders, to check its pages (or CONFORM_EMAIL, CONFORM_PASSWORD)
  --token TOKEN       a bearer token of such an account, instead (or CONFORM_TOKEN)
  --session ID        a paid checkout session, to check its verification
  --coupon CODE       a valid coupon of the host (default WELCOME10)
  --header 'N: V'     a header of each request; repeatable
  --timeout SECONDS   time-out of each request (default 30)
  --json              print the report as JSON
  --junit FILE        also write the report as JUnit XML, a test case for each operation and rule
  --help              print this text

fail     the host breaks a rule, or differs in a field that the requirements show or the shop needs
warning  the host differs from an assumption of the contract, in a form that the shop reads, or returns undeclared fields
Exit codes: 0 conforms, 1 deviates or a tested operation never succeeded, 2 wrong options or unreachable.
`

export class UsageError extends Error {}

export interface CliOptions {
  readonly conform: ConformOptions
  readonly json: boolean
  readonly junit: string | undefined
}

const text = { type: 'string' } as const
const list = { type: 'string', multiple: true } as const
const flag = { type: 'boolean' } as const

function parse(args: string[]) {
  try {
    const options = {
      base: text,
      origin: text,
      write: flag,
      fuzz: flag,
      strict: flag,
      only: list,
      email: text,
      password: text,
      token: text,
      session: text,
      coupon: text,
      header: list,
      timeout: text,
      json: flag,
      junit: text,
      help: flag,
    }
    return parseArgs({ args, options }).values
  } catch (error) {
    if (error instanceof TypeError && 'code' in error) {
      throw new UsageError(`${error.message.replace(/\.$/, '')}. --help lists the options.`)
    }
    throw error
  }
}

/** @returns undefined for `--help` */
export function parseOptions(args: string[], environment: NodeJS.ProcessEnv): CliOptions | undefined {
  const { help: showHelp, json = false, junit, timeout = '30', only, header = [], ...rest } = parse(args)
  if (showHelp) return undefined
  const base = webUrl(rest.base, '--base requires a URL, such as http://localhost:4010')
  const origin =
    rest.origin === undefined
      ? undefined
      : webUrl(rest.origin, '--origin requires the URL of the shop, such as http://localhost:5173').origin
  if (!(Number(timeout) > 0)) throw new UsageError('--timeout requires a number of seconds')
  if (rest.fuzz && !rest.write)
    throw new UsageError('--fuzz requires --write: use it on hosts whose data may be thrown away')
  const conform = {
    ...rest,
    ...credentials(rest, environment),
    base: base.href,
    origin,
    only: only && selectedOperations(only),
    headers: Object.fromEntries(header.map(parseHeader)),
    timeoutMs: Number(timeout) * 1_000,
  }
  return { conform, json, junit }
}

function webUrl(value: string | undefined, message: string): URL {
  const url = URL.parse(value ?? '')
  if (!url || !/^https?:$/.test(url.protocol)) throw new UsageError(message)
  return url
}

interface Credentials {
  readonly email?: string | undefined
  readonly password?: string | undefined
  readonly token?: string | undefined
}

/** Options come before the environment: a token in the environment does not replace a given email. */
function credentials({ email, password, token }: Credentials, environment: NodeJS.ProcessEnv): Credentials {
  const isSet = (value: string | undefined) => (value === '' ? undefined : value)
  const found = {
    email: email ?? isSet(environment['CONFORM_EMAIL']),
    password: password ?? isSet(environment['CONFORM_PASSWORD']),
    token: token ?? (email === undefined ? isSet(environment['CONFORM_TOKEN']) : undefined),
  }
  if (found.token === undefined && (found.email === undefined) !== (found.password === undefined)) {
    throw new UsageError(
      '--email and --password must be given together; each may come from CONFORM_EMAIL or CONFORM_PASSWORD',
    )
  }
  return found
}

function selectedOperations(patterns: readonly string[]): Set<string> {
  const names = operations.map(({ name }) => name)
  const selected = patterns
    .flatMap((pattern) => pattern.split(','))
    .flatMap((pattern) => {
      const matches = names.filter((name) => matchesPattern(name, pattern.trim()))
      if (matches.length === 0) {
        throw new UsageError(
          `--only: no operation matches "${pattern.trim()}". The operations are: ${names.join(', ')}`,
        )
      }
      return matches
    })
  return new Set(selected)
}

const matchesPattern = (name: string, pattern: string): boolean =>
  new RegExp(`^${pattern.replace(/[^\w*]/g, '\\$&').replaceAll('*', '.*')}$`).test(name)

function parseHeader(header: string): [name: string, value: string] {
  const [, name, value] = /^([!#$%&'*+.^_`|~0-9A-Za-z-]+):[ \t]*([^\r\n]*)$/.exec(header) ?? []
  if (name === undefined || value === undefined) {
    throw new UsageError(`--header requires 'Name: value', not "${header}"`)
  }
  return [name.toLowerCase(), value]
}
