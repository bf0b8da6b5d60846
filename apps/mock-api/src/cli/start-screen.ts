import { testCards } from '../card-provider/test-cards.ts'
import { customers, samplePassword } from '../seed/customers.ts'
import type { StartOptions } from './options.ts'

const grouped = (number: string) => number.replace(/(\d{4})(?=\d)/g, '$1 ')

/** Addresses, sign-in data and test cards for a developer. */
export const startScreen = (port: number, { dataFile, site, scenario, latency }: StartOptions, ms: number): string => {
  const origin = `http://localhost:${port}`
  const rows: readonly (readonly [string, string])[] = [
    ...(site === undefined ? [] : [['Shop', origin] as const]),
    ['API', `${origin}/api/v1`],
    ['Console', `${origin}/__mock`],
    ['Explorer', `${origin}/docs`],
    ['Worlds', `http://alice.localhost:${port} is the world alice; any name works, or send x-mock-world: alice`],
    ['Data', `${dataFile ?? 'in memory'}${scenario === 'default' ? '' : `, scenario ${scenario}`}`],
    ...(latency ? [['Latency', `${latency.min} to ${latency.max} ms per call`] as const] : []),
  ]
  return [
    '',
    `  The shop's mock back end, ready in ${Math.round(ms)} ms`,
    '',
    ...rows.map(([name, value]) => `  ${name.padEnd(10)}${value}`),
    '',
    `  Sign in   ${customers.map(({ email }) => email).join(', ')}; password ${samplePassword}`,
    `  Cards     any future date, any security code`,
    ...testCards.map(({ number, label }) => `            ${grouped(number)}  ${label}`),
    '',
  ].join('\n')
}
