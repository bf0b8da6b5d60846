/** Hosts whose responses have one random mutation each: the run ends, and its report prints. */
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

const cases = Array.from({ length: 60 }, (_, seed) => {
  const random = randomNumbers(seed)
  const pick = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)]
  const operation = pick(operations)?.name ?? ''
  const path = pick(pathsOf(exampleOf(operation))) ?? []
  const value = pick(values)
  return [operation, path.join('.'), JSON.stringify(value) ?? 'nothing', path, value] as const
})

test.each(cases)('a host whose %s has at "%s" %s gets a report', async (...mutation) => {
  const [operation, , , path, value] = mutation
  // The orders are what the countries and the charges are for.
  const orders = operation === 'settings.shipping' ? ['order.place'] : []
  const only = new Set([operation, ...orders])
  const report = await runAgainst([mutate(operation, path, value)], { only })
  expect(report.deviations.filter(({ rule }) => rule === 'finished checks')).toEqual([])
  expect(formatReport(report)).toContain(`| ${operation} `)
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
  for (const element of [null, 'MY']) {
    const { deviations } = await runAgainst([mutate(operation, path.split('.'), [element])], {
      only,
    })
    const found = deviations.filter((each) => each.operation === operation)
    expect(found.map(({ rule, path }) => `${rule} at ${path}`)).toContain(
      `declared form at ${path}.0`,
    )
    expect(deviations.map(({ rule }) => rule)).not.toContain('finished checks')
  }
})
