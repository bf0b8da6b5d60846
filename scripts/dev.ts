/** The shop and its mock: `pnpm dev`. Ctrl-C stops both. With API_URL it starts the shop only, which calls that host. */
import concurrently from 'concurrently'
import {
  usage as mockUsage,
  mockVariables,
  startOptions,
} from '../apps/mock-api/src/cli/options.ts'
import { inRoot, parseOptions, requireFree, stopForOptions, untilReady } from './root.ts'

const usage = `The shop and its mock, for development: npx pnpm dev [options]

  --port N                WEB_PORT                port of the shop, 5173 if omitted
  --api-port N            API_PORT                port of the mock, 4010 if omitted
  --api-url URL           API_URL                 a host instead of the mock

Options of the mock, whose worlds are kept in apps/mock-api/.data:

${mockUsage.match(/^ +--(?!port ).*/gm)?.join('\n')}`
const variables = {
  ...mockVariables,
  port: 'WEB_PORT',
  'api-port': 'API_PORT',
  'api-url': 'API_URL',
}
const flags = Object.keys(variables).map((flag) => [flag, { type: 'string' as const }])
const given: Record<string, unknown> = parseOptions(usage, Object.fromEntries(flags))
for (const [flag, variable] of Object.entries(variables))
  if (given[flag]) process.env[variable] = String(given[flag])

/** What chose a value: the option, else the variable. */
const choiceOf = (flag: keyof typeof variables, value: string) =>
  `${given[flag] ? `--${flag} ` : `${variables[flag]}=`}"${value}"`

const { API_URL: apiUrl = '', API_PORT: apiPort = '4010', WEB_PORT: webPort = '5173' } = process.env
if (apiUrl !== '' && !/^https?:\/\//.test(apiUrl))
  stopForOptions(`${choiceOf('api-url', apiUrl)}: use a URL such as https://staging.example.com`)

for (const [flag, port] of [['api-port', apiPort] as const, ['port', webPort] as const]) {
  if (!/^\d+$/.test(port) || Number(port) < 1 || Number(port) > 65_535)
    stopForOptions(`${choiceOf(flag, port)}: use a whole number from 1 to 65535`)
}

if (apiUrl === '' && apiPort === webPort)
  stopForOptions(`The mock and the shop cannot both use port ${webPort}`)

// With the mock, its stand-in for Stripe.js, unless the environment has a key of Stripe.
const stripeKey = process.env['VITE_STRIPE_PUBLISHABLE_KEY'] || 'pk_stand_in'
const standIn = apiUrl === '' ? { VITE_STRIPE_PUBLISHABLE_KEY: stripeKey } : {}

const shop = {
  command: 'node --run dev',
  cwd: inRoot('apps/web'),
  readyUrl: `http://localhost:${webPort}/`,
  env: {
    WEB_PORT: webPort,
    API_URL: apiUrl || `http://127.0.0.1:${apiPort}`,
    ...standIn,
  },
}
const sources = ['apps/mock-api', 'packages/contract', 'packages/design'].map((of) => `${of}/src`)
const mock = {
  command: `node scripts/watch.ts apps/mock-api/src/server.ts ${sources.join(' ')}`,
  // Files in the environment, such as SEED, are relative to the root.
  cwd: inRoot('.'),
  readyUrl: `http://127.0.0.1:${apiPort}/healthz`,
  env: {
    PORT: apiPort,
    LOG_LEVEL: process.env['LOG_LEVEL'] ?? 'warn',
    SHOP_URL: `http://*.localhost:${webPort}`,
    // In files, every world survives the restart after a change of the mock's code.
    ...(process.env['DATA_FILE']
      ? {}
      : { WORLDS_DIR: process.env['WORLDS_DIR'] ?? inRoot('apps/mock-api/.data') }),
  },
}
const servers = apiUrl === '' ? [mock, shop] : [shop]

if (apiUrl === '') {
  // Before the shop starts: the mock would refuse them too, after more output.
  const ofMock = Object.keys(mockVariables).filter((flag) => flag !== 'port' && given[flag])
  const args = ofMock.map((flag) => `--${flag}=${given[flag]}`)
  startOptions(usage, args, { ...process.env, ...mock.env })
  await requireFree(Number(apiPort), '--api-port')
}
await requireFree(Number(webPort), '--port')

const { result } = concurrently(servers, { raw: true, killOthersOn: ['success', 'failure'] })
result.then(
  () => process.exit(),
  () => process.exit(1),
)

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
for (const { readyUrl } of servers) await untilReady(readyUrl, Number.POSITIVE_INFINITY)
console.log(apiUrl === '' ? withMock : withHost)
