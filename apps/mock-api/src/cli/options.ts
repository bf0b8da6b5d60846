import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import * as z from 'zod/mini'
import { isExposed } from '../http/exposure.ts'
import { hostStyleList } from '../overrides/host-styles/host-styles.ts'
import { randomToken } from '../shared/ids.ts'
import { optionSchema } from './option-schema.ts'

/** An invalid option; `message` is one line for the terminal. */
export class InvalidOption extends Error {}

/**
 * Options of the command line, else of the environment: those of `AppOptions`, and where to listen.
 */
export type StartOptions = Exclude<ReturnType<typeof parseStartOptions>, 'help'>

type Description = readonly [value: string, variable: string, text: string]

/** The options by name: their value, their variable of the environment, and what they do. */
const descriptions: Readonly<Record<keyof typeof optionSchema.shape, Description>> = {
  port: ['N', 'PORT', 'port to listen on, 4010 if omitted; 0 for any free port'],
  host: ['ADDRESS', 'HOST', 'address to listen on, 127.0.0.1 if omitted; 0.0.0.0 for all'],
  data: ['FILE|memory', 'DATA_FILE', 'database of the default world, .data/default.db if omitted'],
  worldsDir: ['FOLDER', 'WORLDS_DIR', 'database files of all worlds, instead of --data'],
  worldLimit: [
    'N',
    'WORLD_LIMIT',
    'open worlds besides the default one, 256 if omitted; a new one closes the least recently used',
  ],
  scenario: ['NAME', 'SCENARIO', 'scenario of new worlds'],
  seed: ['FILE', 'SEED', 'seed file of the scenario default; the sample if omitted'],
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
  shopOrigin: [
    'URL',
    'SHOP_ORIGIN',
    'the shop in mails and return addresses; * is the name of the world',
  ],
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

const optionLines = Object.entries(descriptions).map(([name, [value, variable, text]]) => {
  const flag = `--${flagOf(name)} ${value}`
  return `  ${flag.padEnd(24)}${variable.padEnd(24)}${text}`
})

const usage = [
  "The shop's mock back end: the whole API with real state, a card page, mails, and a console.",
  '',
  '  npx pnpm mock [options]     of the packed package: npx shop-mock [options]',
  '',
  ...optionLines,
  '',
  '  An existing data file keeps its state: reset it in the console, or start with --data memory.',
  '  With NODE_ENV=production it starts only with --i-know-this-is-a-mock.',
].join('\n')

type Environment = Readonly<Record<string, string | undefined>>
type Flags = Readonly<Record<string, unknown>>
type Options = z.output<typeof optionSchema>

/**
 * Parses the command line.
 * @returns 'help' for --help
 * @throws InvalidOption
 */
export const parseStartOptions = (args: readonly string[], env: Environment) => {
  const flags = parseFlags(args)
  if (flags['help'] === true) return 'help' as const
  requireFlagInProduction(flags, env)
  const options = validOptions(flags, env)
  requireCompatible(options)
  const { data, seed, scenarios, stubs, publicHost: publicHosts, token, limits, ...rest } = options
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

const requireFlagInProduction = (flags: Flags, env: Environment): void => {
  if (env['NODE_ENV'] !== 'production' || flags['i-know-this-is-a-mock'] === true) return
  throw new InvalidOption(
    'This is a mock: it takes no real money. ' +
      'With NODE_ENV=production it starts only with --i-know-this-is-a-mock.',
  )
}

const validOptions = (flags: Flags, env: Environment): Options => {
  const given = Object.entries(descriptions).flatMap(([name, [, variable]]) => {
    const value = flags[flagOf(name)] ?? env[variable]
    return value === undefined || value === '' ? [] : [[name, value]]
  })
  const { data: options, error } = z.safeParse(optionSchema, Object.fromEntries(given))
  if (options === undefined) throw invalidOption(error.issues[0], flags, env)
  return options
}

const requireCompatible = ({ data, worldsDir, passthrough, upstream }: Options): void => {
  if (data !== undefined && worldsDir !== undefined) {
    throw new InvalidOption('Use --data (DATA_FILE) or --worlds-dir (WORLDS_DIR), not both.')
  }
  if (passthrough.length > 0 && upstream === undefined) {
    throw new InvalidOption('--passthrough needs the host to forward to: add --upstream URL.')
  }
}

/**
 * Parses the command line of this process. `--help` prints the help and exits; an invalid option
 * prints a message and exits with 2.
 */
export const startOptions = (): StartOptions => {
  try {
    const options = parseStartOptions(process.argv.slice(2), process.env)
    if (options !== 'help') return options
  } catch (error) {
    if (!(error instanceof InvalidOption)) throw error
    process.stderr.write(`${error.message.replace(/\.$/, '')}. --help lists the options.\n`)
    process.exit(2)
  }
  process.stdout.write(`${usage}\n`)
  process.exit(0)
}

const optionNames = z.keyof(optionSchema)

/** Names what the value came from: the flag, else the variable of the environment. */
const invalidOption = (issue: z.core.$ZodIssue | undefined, flags: Flags, env: Environment) => {
  const [name, ...pathInValue] = issue?.path ?? []
  const option = optionNames.parse(name)
  const flag = flags[flagOf(option)]
  const [, variable] = descriptions[option]
  const source =
    flag === undefined ? `${variable}="${env[variable]}"` : `--${flagOf(option)} "${flag}"`
  // The index of a value in a list says nothing: the values are on the line.
  const place = typeof pathInValue.at(-1) === 'number' ? [] : pathInValue
  return new InvalidOption(`${[source, ...place.map(String)].join('.')}: ${issue?.message}`)
}

const parseFlags = (args: readonly string[]): Flags => {
  const texts = Object.keys(descriptions).map((name) => [flagOf(name), { type: 'string' as const }])
  const options = {
    ...Object.fromEntries(texts),
    help: { type: 'boolean', short: 'h' },
    'i-know-this-is-a-mock': { type: 'boolean' },
  } as const
  try {
    return parseArgs({ args: [...args], options }).values
  } catch (error) {
    // Node's message has several lines. It ends with "To specify a positional argument…", which no
    // command takes.
    const [reason = ''] = (error instanceof Error ? error.message : String(error)).split('. To ')
    throw new InvalidOption(reason.replaceAll('\n', ' '))
  }
}
