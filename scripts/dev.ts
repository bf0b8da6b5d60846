/**
 * The shop and its mock, for development: `pnpm dev`. Ctrl-C stops both. With an API URL it starts
 * the shop only, which calls that host.
 */
import { inRoot } from '@shop/tooling/in-root'
import { untilReady } from '@shop/tooling/until-ready'
import { folderProblem } from './folder-problem.ts'
import { parseOptions, stop, stopForOptions } from './options.ts'
import { requireFreePort } from './require-free-port.ts'
import { runTurbo } from './turbo.ts'

const usage = `The shop and its mock, for development: npx pnpm dev [options]

  --port N              WEB_PORT    port of the shop, 5173 if omitted
  --api-port N          API_PORT    port of the mock, 4010 if omitted
  --api-url URL         API_URL     a host instead of the mock
  --seed FILE           SEED        seed file of the mock, the sample if omitted
  --scenario NAME       SCENARIO    scenario of new worlds
  --latency MS|MIN-MAX  LATENCY     minimum duration of each API call
  --host-style STYLE    HOST_STYLE  style of responses: full, sparse, plain, wrapped or least
  --upstream URL        UPSTREAM    a real host behind the mock, for the operations in PASSTHROUGH

The mock's other variables work too: npx pnpm mock --help lists them. Its worlds are kept in
apps/mock-api/.data.`

/** The options, and the variables of the environment that they set. */
const variables = {
  port: 'WEB_PORT',
  'api-port': 'API_PORT',
  'api-url': 'API_URL',
  seed: 'SEED',
  scenario: 'SCENARIO',
  latency: 'LATENCY',
  'host-style': 'HOST_STYLE',
  upstream: 'UPSTREAM',
} as const

const flags = Object.keys(variables).map((option) => [option, { type: 'string' as const }])
const given: Record<string, unknown> = parseOptions(usage, Object.fromEntries(flags))
for (const [option, variable] of Object.entries(variables))
  if (given[option]) process.env[variable] = String(given[option])

const problem = folderProblem(inRoot('.'))
if (problem !== undefined) stop(problem)

const { API_URL: apiUrl = '', API_PORT: apiPort = '4010', WEB_PORT: webPort = '5173' } = process.env
const hasMock = apiUrl === ''

if (!hasMock && !/^https?:\/\//.test(apiUrl))
  stopForOptions('--api-url or API_URL needs a URL such as https://staging.example.com')
if (hasMock && apiPort === webPort)
  stopForOptions(`The mock and the shop cannot both use port ${webPort}`)

if (hasMock) await requireFreePort(apiPort, '--api-port')
await requireFreePort(webPort, '--port')

const { VITE_STRIPE_PUBLISHABLE_KEY: stripeKey } = process.env

/** The environment of the shop's development server (apps/web/vite.config.ts). */
const shopEnvironment = {
  WEB_PORT: webPort,
  API_URL: apiUrl || `http://127.0.0.1:${apiPort}`,
  // With the mock, its stand-in for Stripe.js, unless the environment has a key of Stripe.
  ...(hasMock ? { VITE_STRIPE_PUBLISHABLE_KEY: stripeKey || 'pk_stand_in' } : {}),
}

/** The environment of the mock, besides the variables that the options set. */
const mockEnvironment = {
  PORT: apiPort,
  LOG_LEVEL: process.env['LOG_LEVEL'] ?? 'warn',
  SHOP_URL: `http://*.localhost:${webPort}`,
  // In files, every world survives the restart after a change of the mock's code.
  ...(process.env['DATA_FILE']
    ? {}
    : { WORLDS_DIR: process.env['WORLDS_DIR'] ?? inRoot('apps/mock-api/.data') }),
}

const parts = hasMock ? ['@shop/web', '@shop/mock-api'] : ['@shop/web']
const turbo = runTurbo(
  ['dev', '--log-prefix=none', ...parts.map((name) => `--filter=${name}`)],
  hasMock ? { ...shopEnvironment, ...mockEnvironment } : shopEnvironment,
)
turbo.once('exit', (code) => process.exit(code ?? 1))
// A terminal sends Ctrl-C to turbo as well, which stops the servers and exits.
process.on('SIGINT', () => undefined)
process.on('SIGTERM', () => turbo.kill('SIGTERM'))

const customers =
  process.env['SEED'] || process.env['SCENARIO']
    ? 'The console lists the customers'
    : 'Sign in as customer@example.com, password Customer#1'
const withMock = `
  Shop     http://localhost:${webPort}
  Console  http://localhost:${webPort}/__mock   mails, payments, seeds, faults, clock
  API      http://localhost:${apiPort}/docs   every call, with a form to try it

  http://anything.localhost:${webPort} is a shop with separate data.
  ${customers}. Ctrl-C stops both.
`
const withHost = `
  Shop     http://localhost:${webPort}
  API      ${apiUrl} (API_URL): the mock is not started.
`
if (hasMock) await untilReady(`http://127.0.0.1:${apiPort}/healthz`, Number.POSITIVE_INFINITY)
await untilReady(`http://localhost:${webPort}/`, Number.POSITIVE_INFINITY)
console.log(hasMock ? withMock : withHost)
