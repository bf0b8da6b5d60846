import { basename } from 'node:path'
import { inGroups } from '../card-provider/card-form.ts'
import { testCards } from '../card-provider/test-cards.ts'
import { hostStyleTexts } from '../overrides/host-styles/host-styles.ts'
import { samplePassword } from '../seed/seed-defaults.ts'
import type { StartOptions } from './options.ts'

const consoleLink = (origin: string, token: string | undefined): string =>
  `${origin}/__mock${token === undefined ? '' : `?token=${token}`}`

/**
 * The addresses of the server, `alice` for a wildcard; a proxy may serve the public hosts on
 * another port.
 */
const originsOf = (port: number, { publicHosts, trustProxy }: StartOptions): string[] =>
  ['localhost', ...(trustProxy === undefined ? publicHosts : [])].map(
    (name) => `http://${name.replace('*', 'alice')}:${port}`,
  )

/**
 * For a server that other machines can reach: a warning, and the console's address with the token
 * that it needs.
 */
export const exposureWarning = (port: number, options: StartOptions): string => {
  const { host, publicHosts, token } = options
  return [
    `Warning: other machines can reach this mock, on ${host} or through a proxy, ` +
      'and its sample accounts have a public password.',
    publicHosts.length === 0
      ? 'It serves only localhost and loopback addresses: ' +
        '--public-host adds the name by which they reach it.'
      : `It serves ${publicHosts.join(', ')}, localhost and loopback addresses.`,
    'Console and control API need the token:',
    ...originsOf(port, options).map((origin) => `  ${consoleLink(origin, token)}`),
  ].join('\n')
}

const signInText = (seedFile: string | undefined): string =>
  seedFile === undefined
    ? `customer@example.com, new@example.com; password ${samplePassword}`
    : `a customer of ${basename(seedFile)}; password ${samplePassword} where the file has none`

/**
 * @param scenario of new worlds
 * @param kept the scenario that the default world has started from; empty if unknown
 */
const scenarioText = (scenario: string, kept: string): string => {
  if (kept === scenario) return scenario === 'default' ? '' : `, scenario ${scenario}`
  const origin = kept === '' ? '' : `, from scenario ${kept}`
  return `, the data of an earlier start${origin}: reset it in the console for ${scenario}`
}

/**
 * What the server prints at its start.
 * @param ms how long the start took
 * @param kept the scenario that the default world has started from
 */
export const startScreen = (
  port: number,
  options: StartOptions,
  ms: number,
  kept = options.scenario,
): string => {
  const { dataFile, worldsDir, site, scenario, seedFile, token } = options
  const { latency, hostStyle, stubs, upstream } = options
  const origin = `http://localhost:${port}`
  const forwarded = options.passthrough.join(', ')
  const rows = {
    Shop: site && origin,
    API: `${origin}/api/v1`,
    Console: consoleLink(origin, token),
    Explorer: `${origin}/docs`,
    Worlds:
      `http://alice.localhost:${port} is the world alice; ` +
      'any name works, or send x-mock-world: alice',
    Data: `${worldsDir ?? dataFile ?? 'in memory'}${scenarioText(scenario, kept)}`,
    Latency: latency && `${latency.min} to ${latency.max} ms per call`,
    Stubs: stubs.length > 0 && `${stubs.length} in new worlds`,
    Upstream:
      upstream && `${upstream} for ${forwarded || 'no operation yet: choose some in the console'}`,
    Host: hostStyle !== 'full' && `${hostStyle}: ${hostStyleTexts[hostStyle]}`,
  }
  return [
    '',
    `  The shop's mock back end, ready in ${Math.round(ms)} ms`,
    '',
    ...Object.entries(rows).flatMap(([name, value]) =>
      value ? [`  ${name.padEnd(10)}${value}`] : [],
    ),
    '',
    `  Sign in   ${signInText(seedFile)}`,
    `  Cards     any future date, any security code`,
    ...testCards.map(({ number, label }) => `            ${inGroups(number)}  ${label}`),
    '',
  ].join('\n')
}
