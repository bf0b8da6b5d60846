/** Changes of this contract, each of which `contract:check` must classify correctly. */
import { describe, expect, test } from 'vitest'
import { type Change, changesBetween } from '../src/changes.ts'
import { openApiText } from '../src/document/document.ts'
import { type JsonObject, object } from '../src/json.ts'
import {
  add,
  all,
  at,
  drop,
  type Edit,
  list,
  type PlantedChanges,
  remove,
  rename,
  set,
  undo,
  within,
} from './planted-changes/edit.ts'
import { narrowed } from './planted-changes/keywords.ts'
import {
  breakingOperations,
  compatibleOperations,
  hostBreakingOperations,
  operationsThatBreakBoth,
} from './planted-changes/operations.ts'
import {
  breakingRequests,
  compatibleRequests,
  requestsThatBreakBoth,
} from './planted-changes/requests.ts'
import {
  breakingResponses,
  compatibleResponses,
  hostBreakingResponses,
} from './planted-changes/responses.ts'

const text = openApiText()

function changesBy(edit: Edit): Change[] {
  const [base, revision]: [JsonObject, JsonObject] = [JSON.parse(text), JSON.parse(text)]
  edit(revision, base)
  return changesBetween(base, revision)
}

const entries = (...groups: PlantedChanges[]) =>
  groups.flatMap((group) =>
    Object.entries(group).flatMap(([kind, edits]) =>
      Object.entries(edits).map(([title, edit]) => ({ title, kind, edit })),
    ),
  )

test.each(entries(breakingRequests, breakingResponses, breakingOperations))(
  'detects as breaking clients: $title',
  ({ kind, edit }) => {
    const breaking = changesBy(edit).filter(({ breaks }) => breaks.includes('clients'))
    expect(breaking.map((change) => change.kind)).toContain(kind)
  },
)

test.each(entries(requestsThatBreakBoth, operationsThatBreakBoth))(
  'detects as breaking clients and hosts: $title',
  ({ kind, edit }) => {
    const breaking = changesBy(edit).filter(({ breaks }) => breaks.length > 0)
    expect(breaking.length).toBeGreaterThan(0)
    for (const change of breaking)
      expect(change).toMatchObject({ kind, breaks: ['clients', 'hosts'] })
  },
)

test.each(entries(hostBreakingResponses, hostBreakingOperations))(
  'detects as breaking hosts alone: $title',
  ({ kind, edit }) => {
    const breaking = changesBy(edit).filter(({ breaks }) => breaks.length > 0)
    expect(breaking.map((change) => change.kind)).toContain(kind)
    expect(new Set(breaking.flatMap(({ breaks }) => breaks))).toEqual(new Set(['hosts']))
  },
)

test.each(entries(compatibleRequests, compatibleResponses, compatibleOperations))(
  'detects as compatible: $title',
  ({ kind, edit }) => {
    const changes = changesBy(edit)
    expect(changes.filter(({ breaks }) => breaks.length > 0)).toEqual([])
    if (kind === 'none') expect(changes).toEqual([])
    else expect(changes.map((change) => change.kind)).toContain(kind)
  },
)

test.each(narrowed)('detects fewer values, and more in the reverse: %s with %j', (place, keys) => {
  const side = place.includes(' ') ? 'request' : 'response'
  const kind = `${side}-${Object.keys(keys)[0]}`
  const fewer = changesBy(set(place, keys)).map((change) => [change.kind, ...change.breaks])
  expect(fewer).toEqual([[`${kind}-narrowed`, side === 'request' ? 'clients' : 'hosts']])
  const more = changesBy(undo(set(place, keys))).map((change) => [change.kind, ...change.breaks])
  expect(more).toEqual([[`${kind}-widened`, ...(side === 'request' ? [] : ['clients'])]])
})

/** Changes of the contract that break clients or hosts. */
const breakingBy = (edit: Edit) => changesBy(edit).filter(({ breaks }) => breaks.length > 0)

const secondSuccess: Edit = (document) => {
  const responses = within(at(document, 'POST /order/place'), 'responses')
  responses['202'] = structuredClone(responses['201'] ?? null)
}

const unwrapped: Edit = (document) => {
  const [success] = Object.values(within(at(document, 'GET /order/detail/{id}'), 'responses'))
  const json = within(object(success), 'content', 'application/json')
  json.schema = { $ref: '#/components/schemas/Order' }
}

const nullable = (place: string, type: string) => set(place, { type: [type, 'null'] })

test.each<[string, Edit, boolean]>([
  ['another status of orders', add('OrderStatus', 'enum', 'returned'), true],
  ['another type of products', add('ProductType', 'enum', 'course'), true],
  ['one type of products less', drop('ProductType', 'enum', 'lpigroup'), true],
  ['another success', rename('POST /auth/signup', '201', '200', 'responses'), true],
  ['a second success', secondSuccess, true],
  ['an order without its wrapper', unwrapped, true],
  ['null for a text', nullable('Trainer.trainer_name', 'string'), true],
  ['null for an amount', nullable('Product.product_price', 'number'), false],
  ['a type of an assumed field', set('Message.message', { type: 'object' }), true],
  ['a pattern of a picture', set('Product.product_thumbnail', { pattern: '^.*$' }), true],
  [
    'an address without a text',
    all(remove('Address', 'properties', 'state'), drop('Address', 'required', 'state')),
    true,
  ],
])('whether the shop tolerates it, a response with %s', (_, edit, isTolerated) => {
  const changes = breakingBy(edit).filter(({ side }) => side !== 'request')
  expect(changes.length).toBeGreaterThan(0)
  for (const change of changes) expect(change).toMatchObject({ isTolerated })
})

test('another order of keys is no change', () => {
  const reversed = (value: unknown): unknown =>
    typeof value !== 'object' || value === null || Array.isArray(value)
      ? value
      : Object.fromEntries(
          Object.entries(value)
            .toReversed()
            .map(([key, part]) => [key, reversed(part)]),
        )
  expect(changesBy((document) => Object.assign(document, reversed(document)))).toEqual([])
})

test('a type of products less in a request is not tolerated', () => {
  const changes = breakingBy(drop('ProductType', 'enum', 'lpigroup'))
  const ofRequests = changes.filter(({ side }) => side === 'request')
  expect(ofRequests.length).toBeGreaterThan(0)
  for (const change of ofRequests) expect(change.isTolerated).not.toBe(true)
})

test('another success with another body is not tolerated', () => {
  const signUp = 'POST /auth/signup'
  const edit = all(
    rename(signUp, '201', '200', 'responses'),
    set(signUp, { schema: { type: 'string' } }, 'responses', '200', 'content', 'application/json'),
  )
  const kinds = breakingBy(edit).flatMap(({ kind, isTolerated }) => (isTolerated ? [] : kind))
  expect(kinds.toSorted()).toEqual(['response-value-added', 'response-value-removed'])
})

test('another error code in place of one that the shop acts on breaks clients and hosts', () => {
  const changes = changesBy((document) => {
    const text = JSON.stringify(document).replaceAll('"order_already_paid"', '"order_paid"')
    Object.assign(document, JSON.parse(text))
  })
  expect(changes.map(({ kind, breaks }) => [kind, ...breaks])).toEqual([
    ['error-code-removed', 'clients', 'hosts'],
    ['error-code-added'],
  ])
})

const otherTrainer = { type: 'object', properties: { id: {} }, required: ['id'] }
const anyOfTrainers: Edit = (document) => {
  const schemas = within(document, 'components', 'schemas')
  schemas.Trainer = { anyOf: [at(document, 'Trainer'), otherTrainer] }
}

test('another branch of a union is one change: a later host may send it, or an earlier one', () => {
  const [added, ...more] = breakingBy(anyOfTrainers)
  expect(more).toEqual([])
  expect(added).toMatchObject({ breaks: ['clients'], text: 'can also be another object' })
  const [removed, ...others] = breakingBy(undo(anyOfTrainers))
  expect(others).toEqual([])
  expect(removed).toMatchObject({ breaks: ['hosts'], text: 'can no longer be another object' })
})

test('a changed branch of a union is the changed field alone', () => {
  const changes = breakingBy((revision, base) => {
    for (const document of [revision, base]) anyOfTrainers(document, document)
    const { anyOf } = within(revision, 'components', 'schemas', 'Trainer')
    set('', { maxLength: 9 }, 'properties', 'trainer_name')(object(list(anyOf)[0]), base)
  })
  expect(changes).toMatchObject([{ kind: 'response-maxLength-narrowed', breaks: ['hosts'] }])
})

describe('a change is reported', () => {
  test('once for a shared schema, with its operations', () => {
    const [change, ...more] = changesBy(add('OrderStatus', 'enum', 'returned')).filter(
      ({ breaks }) => breaks.includes('clients'),
    )
    expect(more).toEqual([])
    expect(change?.where).toBe('OrderStatus')
    expect(change?.operations).toContain('POST /api/v1/order/place')
    expect(change?.operations.length).toBeGreaterThan(1)
  })

  test('with a text that a pattern no longer accepts', () => {
    const pattern = '^(?:[A-Za-z0-9][A-Za-z0-9 ]{1,11})?$'
    const [change] = changesBy(
      set('POST /order/place body.shipping_address.postal_code', { pattern }),
    )
    expect(change?.text).toMatch(/"[^"]*-" is no longer accepted/)
  })

  test('with the name of a parameter in a path', () => {
    const [change] = changesBy(
      set('GET /order/detail/{id} ?id', { pattern: '^SAMPLE-[A-Z0-9-]{1,57}$' }),
    )
    expect(change?.where).toBe('GET /api/v1/order/detail/{id}: path parameter id')
  })

  test('as an example that is missing', () => {
    const [change] = changesBy(
      breakingOperations['rule-changed']?.['an example of a rule is removed'] ?? (() => undefined),
    )
    expect(change?.text).toMatch(/^no longer has the example \{"country":"VN",/)
  })

  test('without the examples of a removed value', () => {
    const removeStatus = drop('OrderStatus', 'enum', 'quote_requested')
    const changes = changesBy((revision, base) => {
      removeStatus(revision, base)
      list(within(revision, 'components', 'x-rules', 'order-paid').examples).pop()
    })
    expect(changes.map(({ kind }) => kind).toSorted()).toEqual([
      'request-value-removed',
      'response-value-removed',
    ])
  })

  test('and recursive schemas end', () => {
    const [base, revision] = [{ type: 'string' }, { type: 'number' }].map((name) => ({
      openapi: '3.1.1',
      paths: {
        '/tree': { get: { responses: { '200': { $ref: '#/components/responses/Tree' } } } },
      },
      components: {
        responses: {
          Tree: {
            content: { 'application/json': { schema: { $ref: '#/components/schemas/Tree' } } },
          },
        },
        schemas: {
          Tree: {
            anyOf: [
              {
                type: 'object',
                properties: { name, parent: { $ref: '#/components/schemas/Tree' } },
              },
              { type: 'null' },
            ],
          },
        },
      },
    }))
    const changes = changesBetween(base ?? {}, revision ?? {})
    expect(
      changes.filter(({ breaks }) => breaks.includes('clients')).map(({ where }) => where),
    ).toEqual(['Tree.name'])
  })
})
