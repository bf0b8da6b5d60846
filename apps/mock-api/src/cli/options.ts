import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import type { Latency } from '../http/apply-faults.ts'
import { type ScenarioName, scenarioNames } from '../seed/scenarios.ts'

/** How a process was told to run, by options and, where those say nothing, by the environment. */
export interface StartOptions {
  readonly port: number
  readonly host: string
  /** Undefined for memory. */
  readonly dataFile: string | undefined
  readonly scenario: ScenarioName
  readonly latency: Latency | undefined
  readonly site: string | undefined
  readonly returnOrigins: readonly string[]
  readonly logLevel: string
}

/** Told in a way that does not work. `message` is one line for the person at the terminal. */
export class WrongOption extends Error {}

export const usage = `The shop's mock back end: the whole API with real state, a card page, mails, and a console.

  node src/server.ts [options]

  --port N             where to listen; 0 for any free port         PORT, else 4010
  --host ADDRESS       who may reach it; 0.0.0.0 for everybody      HOST, else 127.0.0.1
  --data FILE|memory   where the default world keeps its data       DATA_FILE, else .data/default.db
  --scenario NAME      what worlds begin with                       SCENARIO, else default
  --latency MS|MIN-MAX how long each API call takes at least        LATENCY, else 0
  --site FOLDER        a built shop to serve beside the API         SITE
  --help               this text

  Scenarios: ${scenarioNames.join(', ')}.
  A data file that is there already keeps its state: reset it in the console, or start with --data memory.
  ALLOWED_RETURN_ORIGINS: where payers may be sent back to beside this machine, separated by commas.
  LOG_LEVEL: debug, info (one line a call), warn (also no start-up screen), error or silent.
  With NODE_ENV=production it starts only when told --i-know-this-is-a-mock.`

const known = {
  port: { type: 'string' },
  host: { type: 'string' },
  data: { type: 'string' },
  scenario: { type: 'string' },
  latency: { type: 'string' },
  site: { type: 'string' },
  help: { type: 'boolean', short: 'h' },
  'i-know-this-is-a-mock': { type: 'boolean' },
} as const

type Environment = Readonly<Record<string, string | undefined>>

/**
 * Reads the command line.
 * @returns 'help' when that is what was asked for
 * @throws WrongOption
 */
export const readOptions = (args: readonly string[], env: Environment): StartOptions | 'help' => {
  const flags = parse(args)
  if (flags.help) return 'help'
  if (env['NODE_ENV'] === 'production' && !flags['i-know-this-is-a-mock']) {
    throw new WrongOption(
      'This is a mock: it takes no real money. With NODE_ENV=production it starts only when told --i-know-this-is-a-mock.',
    )
  }
  const data = flags.data ?? env['DATA_FILE'] ?? resolve(import.meta.dirname, '../../.data/default.db')
  return {
    port: readPort(flags.port ?? env['PORT'] ?? '4010'),
    host: flags.host ?? env['HOST'] ?? '127.0.0.1',
    dataFile: data === 'memory' ? undefined : resolve(data),
    scenario: readScenario(flags.scenario ?? env['SCENARIO'] ?? 'default'),
    latency: readLatency(flags.latency ?? env['LATENCY'] ?? '0'),
    site: readSite(flags.site ?? env['SITE']),
    returnOrigins: (env['ALLOWED_RETURN_ORIGINS'] ?? '').split(/[\s,]+/).filter((origin) => origin !== ''),
    logLevel: readLogLevel(env['LOG_LEVEL'] ?? 'info'),
  }
}

/** Whoever asked for warnings alone wants no greeting. */
export const showsScreen = ({ logLevel }: StartOptions): boolean =>
  logLevels.indexOf(logLevel) <= logLevels.indexOf('info')

const parse = (args: readonly string[]) => {
  try {
    return parseArgs({ args: [...args], options: known }).values
  } catch (error) {
    // Node explains at length; its first sentence says what is wrong.
    const [sentence = 'An option is wrong'] = (error instanceof Error ? error.message : String(error)).split(/[.\n]/)
    throw new WrongOption(`${sentence}. --help lists the options.`)
  }
}

const readPort = (text: string): number => {
  const port = Number(text)
  if (text.trim() === '' || !Number.isInteger(port) || port < 0 || port > 65_535) {
    throw new WrongOption(`"${text}" is not a port: give a number from 0 to 65535.`)
  }
  return port
}

const readScenario = (text: string): ScenarioName => {
  const scenario = scenarioNames.find((name) => name === text)
  if (!scenario) throw new WrongOption(`"${text}" is not a scenario: give one of ${scenarioNames.join(', ')}.`)
  return scenario
}

const readLatency = (text: string): Latency | undefined => {
  const [, from, to] = /^(\d{1,6})(?:-(\d{1,6}))?$/.exec(text) ?? []
  const min = Number(from)
  const max = Number(to ?? from)
  if (from === undefined || max < min) {
    throw new WrongOption(`"${text}" is not a latency: give milliseconds, such as 200 or 100-400.`)
  }
  return max === 0 ? undefined : { min, max }
}

const readSite = (folder: string | undefined): string | undefined => {
  if (folder !== undefined && !existsSync(join(folder, 'index.html'))) {
    throw new WrongOption(`There is no built shop in ${folder}: build it first, or give its folder.`)
  }
  return folder
}

const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']

const readLogLevel = (text: string): string => {
  if (!logLevels.includes(text)) throw new WrongOption(`LOG_LEVEL "${text}" is none of ${logLevels.join(', ')}.`)
  return text
}
