/** Changes of this contract, each of which `contract:check` must classify correctly. */
import { describe, expect, test } from 'vitest'
import { type Change, changesBetween } from '../tools/check/changes.ts'
import { openApiText } from '../tools/openapi/document.ts'
import type { JsonObject } from '../tools/openapi/schemas.ts'
import { breakingRequests } from './planted-changes/breaking-requests.ts'
import { breakingResponses } from './planted-changes/breaking-responses.ts'
import { compatibleRequests } from './planted-changes/compatible-requests.ts'
import { compatibleResponses } from './planted-changes/compatible-responses.ts'
import type { Edit, PlantedChanges } from './planted-changes/edit.ts'
import { breakingOperations, compatibleOperations } from './planted-changes/operations.ts'

const text = openApiText()
const document = (): JsonObject => JSON.parse(text)

function changesBy(edit: Edit): Change[] {
  const [base, revision] = [document(), document()]
  edit(revision, base)
  return changesBetween(base, revision)
}

const entries = (...groups: PlantedChanges[]) =>
  groups.flatMap((group) => Object.entries(group)).map(([title, [kind, edit]]) => ({ title, kind, edit }))

const breakingChanges = entries(breakingRequests, breakingResponses, breakingOperations)
const compatibleChanges = entries(compatibleRequests, compatibleResponses, compatibleOperations)

describe('detects as breaking', () => {
  test.each(breakingChanges)('$title', ({ kind, edit }) => {
    const kinds = changesBy(edit)
      .filter(({ breaking }) => breaking)
      .map((change) => change.kind)
    expect(kinds).toContain(kind)
  })
})

describe('detects as compatible', () => {
  test.each(compatibleChanges)('$title', ({ kind, edit }) => {
    const changes = changesBy(edit)
    expect(changes.filter(({ breaking }) => breaking)).toEqual([])
    // Without a kind, the change is none of the contract.
    if (kind === '') expect(changes).toEqual([])
    else expect(changes.map((change) => change.kind)).toContain(kind)
  })
})

test('there are at least 120 changes', () => {
  expect(breakingChanges.length + compatibleChanges.length).toBeGreaterThanOrEqual(120)
})

test('a change of a shared schema is reported once, with its operations', () => {
  const { edit } = breakingChanges.find(({ title }) => title === 'an enum value is added to a response') ?? {}
  const [change, ...more] = edit ? changesBy(edit).filter(({ breaking }) => breaking) : []
  expect(more).toEqual([])
  expect(change?.where).toBe('OrderStatus')
  expect(change?.operations).toContain('POST /api/v1/order/place')
  expect(change?.operations.length).toBeGreaterThan(1)
})

test('a changed pattern is reported with a text that it affects', () => {
  const { edit } =
    breakingChanges.find(({ title }) => title === 'a request pattern is tightened by one character') ?? {}
  const texts = edit ? changesBy(edit).map((change) => change.text) : []
  expect(texts).toEqual([expect.stringMatching(/no longer accepts "[^"]*-"/)])
})
