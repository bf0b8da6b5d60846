import { existsSync } from 'node:fs'
import { isIP } from 'node:net'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { isExposed } from '../http/security.ts'
import { type AttemptLimits, defaultLimits, noLimits } from '../modules/auth/attempts.ts'
import { randomToken } from '../shared/ids.ts'
import type { Latency } from '../worlds/fault-schema.ts'
import { type HostStyle, hostStyles } from '../worlds/world-settings.ts'
import { InvalidOption } from './invalid-option.ts'
import { parsePassthrough, parseStubsFile, parseUpstream } from './substitute-options.ts'

/** Options of the command line, else of the environment: those of `AppOptions`, and where to listen. */
export type StartOptions = Exclude<ReturnType<typeof parseStartOptions>, 'help'>

export const usage = `The shop's mock back end: the whole API with real state, a card page, mails, and a console.

  npx pnpm mock [options]     of the packed package: npx shop-mock [options]

  --port N             port to listen on; 0 for any free port       PORT, else 4010
  --host ADDRESS       address to listen on; 0.0.0.0 for all        HOST, else 127.0.0.1
  --data FILE|memory   database of the default world                DATA_FILE, else .data/default.db
  --worlds-dir FOLDER  database files of all worlds, instead of     WORLDS_DIR, else other worlds are in
                       --data: all survive a restart                memory
  --world-limit N      open worlds at most; others get 503          WORLD_LIMIT, else 256
  --scenario NAME      scenario of new worlds                       SCENARIO, else default
  --seed FILE          seed file: the scenario default              SEED, else the sample
  --scenarios FOLDER   more scenarios: seed files                   SCENARIOS_DIR
  --latency MS|MIN-MAX minimum duration of each API call            LATENCY, else 0
  --host-style STYLE   full, or sparse: only shown and needed       HOST_STYLE, else full
                       fields, in the forms of a PHP framework
  --stubs FILE         responses for calls that match, of new       STUBS
                       worlds: a recording, or your own
  --upstream URL       a real host behind the mock                  UPSTREAM
  --passthrough LIST   operations that the upstream responds to,    PASSTHROUGH
                       of new worlds: catalog.*,cart.update or *
  --site FOLDER        built shop to serve                          SITE
  --public-host HOST   serve this host too, others get 421;         PUBLIC_HOST
                       with the port if a proxy has another;
                       of *.mock.example.com the first label is
                       the world; several separated by commas
  --shop-origin URL    the shop, in mails and for payers;           SHOP_ORIGIN, else that of the request
                       a label * is the world
  --token TOKEN        required for console and control API         MOCK_TOKEN, else a random token
                                                                    with --public-host, --trust-proxy, or
                                                                    a host or an origin beyond loopback
  --trust-proxy LIST   proxies whose X-Forwarded headers count:     TRUST_PROXY
                       loopback, addresses or subnets
  --limits on|off      rate limits; off for load tests              LIMITS, else on
  --help               show this help

  An existing data file keeps its state: reset it in the console, or start with --data memory.
  ALLOWED_RETURN_ORIGINS: origins other than the shop's that payers may return to, separated by commas.
  SHOP_URL: the shop that the console links to, if another server has it; a label * is the world.
  LOG_LEVEL: debug, info (one line per call), warn (and no start screen), error or silent.
  With NODE_ENV=production it starts only with --i-know-this-is-a-mock.`

const known = {
  port: { type: 'string' },
  host: { type: 'string' },
  data: { type: 'string' },
  'worlds-dir': { type: 'string' },
  'world-limit': { type: 'string' },
  scenario: { type: 'string' },
  seed: { type: 'string' },
  scenarios: { type: 'string' },
  latency: { type: 'string' },
  'host-style': { type: 'string' },
  stubs: { type: 'string' },
  upstream: { type: 'string' },
  passthrough: { type: 'string' },
  site: { type: 'string' },
  'public-host': { type: 'string' },
  'shop-origin': { type: 'string' },
  token: { type: 'string' },
  'trust-proxy': { type: 'string' },
  limits: { type: 'string' },
  help: { type: 'boolean', short: 'h' },
  'i-know-this-is-a-mock': { type: 'boolean' },
} as const

type Environment = Readonly<Record<string, string | undefined>>

/**
 * Parses the command line.
 * @returns 'help' for --help
 * @throws InvalidOption
 */
export const parseStartOptions = (args: readonly string[], env: Environment) => {
  const flags = parseFlags(args)
  if (flags.help) return 'help' as const
  if (env['NODE_ENV'] === 'production' && !flags['i-know-this-is-a-mock']) {
    throw new InvalidOption(
      'This is a mock: it takes no real money. With NODE_ENV=production it starts only with --i-know-this-is-a-mock.',
    )
  }
  const data = flags.data ?? env['DATA_FILE']
  const worldsDir = flags['worlds-dir'] ?? env['WORLDS_DIR']
  if (data !== undefined && worldsDir !== undefined) {
    throw new InvalidOption('Use --data (DATA_FILE) or --worlds-dir (WORLDS_DIR), not both.')
  }
  const upstream = parseUpstream(flags.upstream ?? env['UPSTREAM'])
  const reach = {
    host: flags.host ?? env['HOST'] ?? '127.0.0.1',
    publicHosts: parsePublicHosts(flags['public-host'] ?? env['PUBLIC_HOST'] ?? ''),
    trustProxy: parseTrustProxy(flags['trust-proxy'] ?? env['TRUST_PROXY']),
    shopUrl: parseShopOrigin(env['SHOP_URL']),
    shopOrigin: parseShopOrigin(flags['shop-origin'] ?? env['SHOP_ORIGIN']),
    returnOrigins: listOf(env['ALLOWED_RETURN_ORIGINS'] ?? ''),
  }
  return {
    port: parsePort(flags.port ?? env['PORT'] ?? '4010'),
    ...reach,
    dataFile: data === 'memory' ? undefined : resolve(data ?? '.data/default.db'),
    worldsDir: worldsDir === undefined ? undefined : resolve(worldsDir),
    worldLimit: parseWorldLimit(flags['world-limit'] ?? env['WORLD_LIMIT'] ?? '256'),
    scenario: flags.scenario ?? env['SCENARIO'] ?? 'default',
    seedFile: parsePath('seed file', flags.seed ?? env['SEED']),
    scenariosDir: parsePath('folder of scenarios', flags['scenarios'] ?? env['SCENARIOS_DIR']),
    latency: parseLatency(flags.latency ?? env['LATENCY'] ?? '0'),
    hostStyle: parseHostStyle(flags['host-style'] ?? env['HOST_STYLE'] ?? 'full'),
    stubs: parseStubsFile(parsePath('stubs file', flags.stubs ?? env['STUBS'])),
    upstream,
    passthrough: parsePassthrough(listOf(flags.passthrough ?? env['PASSTHROUGH'] ?? ''), upstream),
    site: parseSite(flags.site ?? env['SITE']),
    token: parseToken(flags.token ?? env['MOCK_TOKEN']) ?? (isExposed(reach) ? randomToken() : undefined),
    limits: parseLimits(flags.limits ?? env['LIMITS'] ?? 'on'),
    logLevel: parseLogLevel(env['LOG_LEVEL'] ?? 'info'),
  }
}

export const showsStartScreen = ({ logLevel }: StartOptions): boolean =>
  logLevels.indexOf(logLevel) <= logLevels.indexOf('info')

const parseFlags = (args: readonly string[]) => {
  try {
    return parseArgs({ args: [...args], options: known }).values
  } catch (error) {
    // Node's message names the option and says how to write its value, in several lines.
    const [line, ...advice] = (error instanceof Error ? error.message : String(error)).split('\n')
    throw new InvalidOption([`${line?.replace(/\.$/, '')}.`, ...advice, '--help lists the options.'].join(' '))
  }
}

const parsePort = (text: string): number => {
  const port = Number(text)
  if (text.trim() === '' || !Number.isInteger(port) || port < 0 || port > 65_535) {
    throw new InvalidOption(`"${text}" is not a port: use a number from 0 to 65535.`)
  }
  return port
}

const parseWorldLimit = (text: string): number => {
  if (/^[1-9]\d{0,5}$/.test(text)) return Number(text)
  throw new InvalidOption(`"${text}" is not a number of worlds: use a number from 1 to 999999.`)
}

const parsePath = (name: string, path: string | undefined): string | undefined => {
  if (path === undefined || path === '') return undefined
  if (!existsSync(path)) throw new InvalidOption(`There is no ${name} ${path}.`)
  return resolve(path)
}

const parseLatency = (text: string): Latency | undefined => {
  const [, from, to] = /^(\d{1,6})(?:-(\d{1,6}))?$/.exec(text) ?? []
  const min = Number(from)
  const max = Number(to ?? from)
  if (from === undefined || max < min) {
    throw new InvalidOption(`"${text}" is not a latency: use milliseconds, such as 200 or 100-400.`)
  }
  return max === 0 ? undefined : { min, max }
}

const parseHostStyle = (text: string): HostStyle => {
  const style = hostStyles.find((name) => name === text)
  if (!style) throw new InvalidOption(`"${text}" is not a host style: use one of ${hostStyles.join(', ')}.`)
  return style
}

const parseSite = (folder: string | undefined): string | undefined => {
  if (folder !== undefined && !existsSync(join(folder, 'index.html'))) {
    throw new InvalidOption(`There is no built shop in ${folder}: build it first, or use its folder.`)
  }
  return folder
}

const listOf = (text: string): readonly string[] => text.split(/[\s,]+/).filter((entry) => entry !== '')

const parseTrustProxy = (text: string | undefined): string | undefined => {
  if (text === undefined || text === '') return undefined
  const invalid = text
    .split(',')
    .map((entry) => entry.trim())
    .find((entry) => !/^(?:loopback|(?:link|unique)local)$/.test(entry) && !isIP(entry.replace(/\/\d{1,3}$/, '')))
  if (invalid === undefined) return text
  throw new InvalidOption(`"${invalid}" is not a proxy: use loopback, an address, or a subnet such as 10.0.0.0/8.`)
}

const parsePublicHosts = (text: string): readonly string[] => {
  const hosts = listOf(text)
  const invalid = hosts.find((host) => !/^(?:\*\.)?[a-z\d-]+(?:\.[a-z\d-]+)*(?::\d{1,5})?$/i.test(host))
  if (invalid !== undefined) {
    throw new InvalidOption(
      `"${invalid}" is not a public host: use a name such as mock.example.com or *.mock.example.com.`,
    )
  }
  return hosts
}

const parseShopOrigin = (text: string | undefined): string | undefined => {
  if (text === undefined || text === '') return undefined
  const origin = text.replace(/\/$/, '')
  if (!/^https?:\/\/(?:\*\.)?[a-z\d.-]+(?::\d{1,5})?$/i.test(origin)) {
    throw new InvalidOption(`"${text}" is not a shop origin: use a URL such as https://shop.example.com.`)
  }
  return origin.toLowerCase()
}

const parseLimits = (text: string): AttemptLimits => {
  if (text !== 'on' && text !== 'off') throw new InvalidOption(`"${text}" is not a choice of limits: use on or off.`)
  return text === 'on' ? defaultLimits : noLimits
}

const parseToken = (text: string | undefined): string | undefined => {
  if (text === undefined || /^[\w.~-]{16,}$/.test(text)) return text
  throw new InvalidOption(
    'The token is too short or has other characters: use at least 16 letters, digits, ".", "_", "~" or "-".',
  )
}

const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']

const parseLogLevel = (text: string): string => {
  if (!logLevels.includes(text))
    throw new InvalidOption(`"${text}" is not a LOG_LEVEL: use one of ${logLevels.join(', ')}.`)
  return text
}
