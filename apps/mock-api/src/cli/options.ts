import { existsSync, readFileSync } from 'node:fs'
import { isIP } from 'node:net'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import * as z from 'zod/mini'
import { isExposed } from '../http/security.ts'
import { randomToken } from '../shared/ids.ts'
import { hostStyleList, hostStyles } from '../worlds/host-styles.ts'
import { operationPatternsSchema } from '../worlds/passthrough.ts'
import { stubsFileSchema } from '../worlds/stubs.ts'

/** An invalid option; `message` is one line for the terminal. */
export class InvalidOption extends Error {}

/** Options of the command line, else of the environment: those of `AppOptions`, and where to listen. */
export type StartOptions = Exclude<ReturnType<typeof parseStartOptions>, 'help'>

const toAbsolute = (path: string) => resolve(path)
const splitList = (entries: string) => entries.split(/[\s,]+/).filter((entry) => entry !== '')

const text = z.string()
const path = z.pipe(
  text.check(z.refine(existsSync, 'there is no such file or folder')),
  z.transform(toAbsolute),
)
const list = z.pipe(text, z.transform(splitList))
const matching = (pattern: RegExp, hint: string) => text.check(z.regex(pattern, hint))
const oneOf = <const Values extends readonly string[]>(values: Values) =>
  z.enum(values, `use ${new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(values)}`)
const integer = (min: number, max: number) => {
  const hint = `use a whole number from ${min} to ${max}`
  return z.pipe(
    matching(/^\d+$/, hint),
    z.coerce.number<string>().check(z.gte(min, hint), z.lte(max, hint)),
  )
}

const latency = z.pipe(
  matching(/^\d{1,6}(?:-\d{1,6})?$/, 'use milliseconds, such as 200 or 100-400'),
  z.transform((range) => {
    const [min = 0, max = min] = range.split('-').map(Number)
    return max > 0 ? { min, max: Math.max(min, max) } : undefined
  }),
)
const json = z.transform((file: string, { issues }): unknown => {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch (error) {
    issues.push({
      code: 'custom',
      message: error instanceof Error ? error.message : String(error),
      input: file,
    })
    return z.NEVER
  }
})
const isHost = (url: string) => URL.canParse(url) && /^https?:\/\/[^@?#]+$/i.test(url)
const upstream = z.pipe(
  text.check(z.refine(isHost, 'use a URL without user and query')),
  z.transform((url) => url.replace(/\/+$/, '')),
)
const publicHost = matching(
  /^(?:\*\.)?[a-z\d-]+(?:\.[a-z\d-]+)*(?::\d+)?$/i,
  'use a name, or one such as *.example.com',
)
const origin = z.pipe(
  matching(
    /^https?:\/\/(?:\*\.)?[a-z\d.-]+(?::\d{1,5})?\/?$/i,
    'use a URL such as https://shop.example.com',
  ),
  z.transform((url) => url.replace(/\/$/, '').toLowerCase()),
)
const isProxy = (entry: string) =>
  /^(?:loopback|(?:link|unique)local)$/.test(entry) || isIP(entry.replace(/\/\d{1,3}$/, '')) > 0
const proxyHint = 'use loopback, an address, or a subnet such as 10.0.0.0/8'

/** The options by flag, in camel case. */
const schema = z.object({
  port: z._default(integer(0, 65_535), 4010),
  host: z._default(text, '127.0.0.1'),
  data: z.optional(text),
  worldsDir: z.optional(z.pipe(text, z.transform(toAbsolute))),
  worldLimit: z._default(integer(1, 999_999), 256),
  scenario: z._default(text, 'default'),
  seed: z.optional(path),
  scenarios: z.optional(path),
  latency: z.optional(latency),
  hostStyle: z._default(oneOf(hostStyles), 'full'),
  stubs: z.optional(z.pipe(z.pipe(path, json), stubsFileSchema)),
  upstream: z.optional(upstream),
  passthrough: z._default(z.pipe(list, operationPatternsSchema), []),
  site: z.optional(
    text.check(
      z.refine((folder) => existsSync(join(folder, 'index.html')), 'there is no built shop'),
    ),
  ),
  publicHost: z._default(z.pipe(list, z.array(publicHost)), []),
  shopOrigin: z.optional(origin),
  shopUrl: z.optional(origin),
  returnOrigins: z._default(list, []),
  token: z.optional(
    matching(/^[\w.~-]{16,}$/, 'use at least 16 letters, digits, ".", "_", "~" or "-"'),
  ),
  trustProxy: z.optional(
    text.check(z.refine((entries) => splitList(entries).every(isProxy), proxyHint)),
  ),
  limits: z._default(oneOf(['on', 'off']), 'on'),
  logLevel: z._default(
    oneOf(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']),
    'info',
  ),
})

/** Their values, their variables of the environment, and what they do. */
const descriptions: Readonly<
  Record<keyof typeof schema.shape, readonly [value: string, variable: string, text: string]>
> = {
  port: ['N', 'PORT', 'port to listen on, 4010 if omitted; 0 for any free port'],
  host: ['ADDRESS', 'HOST', 'address to listen on, 127.0.0.1 if omitted; 0.0.0.0 for all'],
  data: ['FILE|memory', 'DATA_FILE', 'database of the default world, .data/default.db if omitted'],
  worldsDir: ['FOLDER', 'WORLDS_DIR', 'database files of all worlds, instead of --data'],
  worldLimit: [
    'N',
    'WORLD_LIMIT',
    'open worlds besides the default one, 256 if omitted; a new one closes the oldest',
  ],
  scenario: ['NAME', 'SCENARIO', 'scenario of new worlds'],
  seed: ['FILE', 'SEED', 'seed file: the scenario default, the sample if omitted'],
  scenarios: ['FOLDER', 'SCENARIOS_DIR', 'more scenarios: seed files'],
  latency: ['MS|MIN-MAX', 'LATENCY', 'minimum duration of each API call'],
  hostStyle: ['STYLE', 'HOST_STYLE', `style of responses: ${hostStyleList}`],
  stubs: [
    'FILE',
    'STUBS',
    'responses for calls that match, of new worlds: a recording, or your own',
  ],
  upstream: ['URL', 'UPSTREAM', 'a real host behind the mock'],
  passthrough: [
    'LIST',
    'PASSTHROUGH',
    'operations that the upstream responds to: catalog.*,cart.update or *',
  ],
  site: ['FOLDER', 'SITE', 'built shop to serve'],
  publicHost: [
    'LIST',
    'PUBLIC_HOST',
    'hosts to serve too; of *.mock.example.com the first label is the world',
  ],
  shopOrigin: ['URL', 'SHOP_ORIGIN', 'the shop, in mails and for payers; a label * is the world'],
  shopUrl: ['URL', 'SHOP_URL', 'the shop that the console links to, if another server has it'],
  returnOrigins: ['LIST', 'ALLOWED_RETURN_ORIGINS', 'other origins that payers may return to'],
  token: [
    'TOKEN',
    'MOCK_TOKEN',
    'required for console and control API; random if other machines can reach them',
  ],
  trustProxy: [
    'LIST',
    'TRUST_PROXY',
    'proxies whose X-Forwarded headers count: loopback, addresses or subnets',
  ],
  limits: ['on|off', 'LIMITS', 'rate limits; off for load tests'],
  logLevel: [
    'LEVEL',
    'LOG_LEVEL',
    'trace, debug, info (logs calls), warn (no start screen), error, fatal or silent',
  ],
}

const flagOf = (name: string): string =>
  name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

export const usage = `The shop's mock back end: the whole API with real state, a card page, mails, and a console.

  npx pnpm mock [options]     of the packed package: npx shop-mock [options]

${Object.entries(descriptions)
  .map(
    ([name, [value, variable, what]]) =>
      `  ${`--${flagOf(name)} ${value}`.padEnd(24)}${variable.padEnd(24)}${what}`,
  )
  .join('\n')}

  An existing data file keeps its state: reset it in the console, or start with --data memory.
  With NODE_ENV=production it starts only with --i-know-this-is-a-mock.`

/**
 * Parses the command line.
 * @returns 'help' for --help
 * @throws InvalidOption
 */
export const parseStartOptions = (
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
) => {
  const flags = parseFlags(args)
  if (flags['help'] === true) return 'help' as const
  if (env['NODE_ENV'] === 'production' && flags['i-know-this-is-a-mock'] !== true) {
    throw new InvalidOption(
      'This is a mock: it takes no real money. With NODE_ENV=production it starts only with --i-know-this-is-a-mock.',
    )
  }
  const given = Object.entries(descriptions).flatMap(([name, [, variable]]) => {
    const value = flags[flagOf(name)] ?? env[variable]
    return value === undefined || value === '' ? [] : [[name, value]]
  })
  const { data: options, error } = z.safeParse(schema, Object.fromEntries(given))
  if (options === undefined) throw invalidOption(error.issues[0], flags, env)
  const { data, seed, scenarios, stubs, publicHost: publicHosts, token, limits, ...rest } = options
  if (data !== undefined && rest.worldsDir !== undefined) {
    throw new InvalidOption('Use --data (DATA_FILE) or --worlds-dir (WORLDS_DIR), not both.')
  }
  if (rest.passthrough.length > 0 && rest.upstream === undefined) {
    throw new InvalidOption('--passthrough needs the host to forward to: add --upstream URL.')
  }
  return {
    ...rest,
    publicHosts,
    dataFile: data === 'memory' ? undefined : resolve(data ?? '.data/default.db'),
    seedFile: seed,
    scenariosDir: scenarios,
    stubs: stubs?.stubs ?? [],
    token: token ?? (isExposed({ ...rest, publicHosts }) ? randomToken() : undefined),
    limits: limits === 'on',
  }
}

/** Parses the command line of this process. Exits with the help if asked for, and with 2 and a message for an invalid option. */
export const startOptions = (
  help: string,
  args: readonly string[],
  env: typeof process.env,
): StartOptions => {
  try {
    const options = parseStartOptions(args, env)
    if (options !== 'help') return options
  } catch (error) {
    if (!(error instanceof InvalidOption)) throw error
    process.stderr.write(`${error.message.replace(/\.$/, '')}. --help lists the options.\n`)
    process.exit(2)
  }
  process.stdout.write(`${help}\n`)
  process.exit(0)
}

const optionNames = z.keyof(schema)

/** Names what the value came from: the flag, else the variable of the environment. */
const invalidOption = (
  issue: z.core.$ZodIssue | undefined,
  flags: Readonly<Record<string, unknown>>,
  env: Readonly<Record<string, string | undefined>>,
) => {
  const [name, ...inside] = issue?.path ?? []
  const option = optionNames.parse(name)
  const flag = flags[flagOf(option)]
  const [, variable] = descriptions[option]
  const start =
    flag === undefined ? `${variable}="${env[variable]}"` : `--${flagOf(option)} "${flag}"`
  // The index of a value of a list says nothing: the values are on the line.
  const place = typeof inside.at(-1) === 'number' ? [] : inside
  return new InvalidOption(`${[start, ...place.map(String)].join('.')}: ${issue?.message}`)
}

const parseFlags = (args: readonly string[]): Readonly<Record<string, unknown>> => {
  const names = Object.keys(descriptions).map((name) => [flagOf(name), { type: 'string' as const }])
  const booleans = {
    help: { type: 'boolean', short: 'h' },
    'i-know-this-is-a-mock': { type: 'boolean' },
  } as const
  try {
    return parseArgs({ args: [...args], options: { ...Object.fromEntries(names), ...booleans } })
      .values
  } catch (error) {
    // Node's message says how to write a value, in several lines, but for unknown options how to write arguments that no command has.
    const [reason = ''] = (error instanceof Error ? error.message : String(error)).split('. To ')
    throw new InvalidOption(reason.replaceAll('\n', ' '))
  }
}
