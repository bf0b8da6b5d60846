/** Hosts whose responses have random mutations: the run ends, and its report prints. */
import { formatReport } from '@shop/conformance'
import { operations } from '@shop/contract'
import { expect, test } from 'vitest'
import { type Deviation, exampleOf, isFields, replies } from './deviate.ts'
import { runAgainst } from './run-against.ts'

/** The numbers of mulberry32, from 0 to 1: the same for the same seed. */
function randomNumbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

type Path = readonly string[]

/** The places of a body, of a list those of its first element. */
function pathsOf(body: unknown, path: Path = []): Path[] {
  const parts = Array.isArray(body)
    ? Object.entries(body.slice(0, 1))
    : Object.entries(Object(body))
  const inner = typeof body === 'string' ? [] : parts
  return [path, ...inner.flatMap(([key, part]) => pathsOf(part, [...path, key]))]
}

const values: readonly unknown[] = [
  undefined,
  null,
  [null],
  ['MY'],
  [[]],
  [],
  {},
  '',
  'text',
  '<b>1 RM</b>',
  -1,
  1e21,
  true,
]

/** Replaces the value at a path of each success. */
function mutate(operation: string, path: Path, value: unknown): Deviation {
  return replies(operation, (reply) => {
    if (reply.status >= 300) return
    const key = path.at(-1)
    const owner = path.slice(0, -1).reduce<unknown>((part, name) => Object(part)[name], reply.body)
    if (key === undefined) reply.body = value ?? ''
    else if (isFields(owner)) owner[key] = value
  })
}

const mutations = Array.from({ length: 60 }, (_, seed) => {
  const random = randomNumbers(seed)
  const pick = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)]
  const operation = pick(operations)?.name ?? ''
  return { operation, path: pick(pathsOf(exampleOf(operation))) ?? [], value: pick(values) }
})

/** Two mutations a host, so that half as many runs have all of them. */
const hosts = Array.from({ length: mutations.length / 2 }, (_, index) => {
  const own = mutations.slice(2 * index, 2 * index + 2)
  const places = own.map(({ operation, path, value }) => {
    return `${operation} ${path.join('.')}: ${JSON.stringify(value) ?? 'nothing'}`
  })
  return [places.join(', '), own] as const
})

test.each(hosts)('a host with %s gets a report', async (_places, own) => {
  const names = own.map(({ operation }) => operation)
  // The orders are what the countries and the charges are for.
  const orders = names.includes('settings.shipping') ? ['order.place'] : []
  const deviations = own.map(({ operation, path, value }) => mutate(operation, path, value))
  const report = await runAgainst(deviations, { only: new Set([...names, ...orders]) })
  expect(report.deviations.filter(({ rule }) => rule === 'finished checks')).toEqual([])
  for (const name of names) expect(formatReport(report)).toContain(`| ${name} `)
})

test.each([
  ['catalog.products', 'data'],
  ['catalog.sliders', 'data'],
  ['cart.update', 'cart.items'],
  ['auth.signin', 'cart.items'],
  ['order.list', 'data'],
  ['settings.shipping', 'data.countries'],
])('a list whose elements are no objects is a wrong form: %s', async (operation, path) => {
  const only = new Set([operation, 'order.place'])
  const mutation = mutate(operation, path.split('.'), [null, 'MY'])
  const { deviations } = await runAgainst([mutation], { only })
  const found = deviations.filter((each) => each.operation === operation)
  expect(found.map(({ rule, path }) => `${rule} at ${path}`)).toContain(
    `declared form at ${path}.0`,
  )
  expect(deviations.map(({ rule }) => rule)).not.toContain('finished checks')
})
