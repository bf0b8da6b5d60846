/** Rules of how the shop reads the responses of a host. */
import {
  addressSchema,
  amountSchema,
  cartSchema,
  formatOf,
  idSchema,
  operations,
  orderTxnIdSchema,
  PRODUCT_TYPES,
  type ProductType,
  parseBody,
  parseTolerant,
  placedOrderSchema,
  productTypeSchema,
  refusalStatus,
  resetPasswordResponseSchema,
  successSchema,
  testAccountSchema,
  timestampSchema,
  trainerSchema,
  uploadNameSchema,
  userSchema,
} from '@shop/contract'
import * as z from 'zod/mini'
import type { Json, JsonObject } from '../../json.ts'
import { readingRule, resultRule } from './rule.ts'

/** A host may leave the format out, so what that means is a result for both sides. */
export const formatAssumedRule = resultRule(
  'The `product_format` that the shop assumes for a type of products where a response has none.',
  (product_type: ProductType) => formatOf({ product_type }),
  PRODUCT_TYPES,
)

type Kind = readonly [schema: z.core.$ZodType, ...forms: Json[]]

/** Kinds of values, and forms of them that the shop reads besides those of the schema. */
const kinds: Readonly<Record<string, Kind>> = {
  amount: [amountSchema, '12.50', 12.345],
  id: [idSchema, '42'],
  key: [orderTxnIdSchema, 1042, 'order:42', 'order.42~A_b-c', 'k'.repeat(100)],
  timestamp: [
    timestampSchema,
    '2026-11-21 10:00:00',
    '2026-11-21',
    '2026-11-21 10:00',
    '2026-11-21T10:00:00.5 ',
    'x',
  ],
  upload: [uploadNameSchema, '/uploads/cover.png', 'https://cdn.example/cover.png', null],
  product_type: [productTypeSchema, 'bundle'],
  number: [z.number(), '10', ' -7.5 '],
  text: [z.string(), null, 46000],
  switch: [z.boolean(), 1, '0', 0, '1', 'true', 'false'],
  status: [resetPasswordResponseSchema.shape.status, '200'],
  'trainer number': [trainerSchema.shape.trainer_number, 'T-042'],
  test_url: [
    testAccountSchema.shape.test_url,
    'http://tests.example/start',
    'https://tests.example/start',
  ],
  list: [z.array(idSchema), { 0: 1, 2: '3' }, {}, null],
  'test account': [testAccountSchema, []],
  address: [addressSchema, [], { state: null, note: 'an undeclared field' }, null],
  user: [userSchema, { first_name: 'Without', last_name: 'assumed fields', email: null }],
  cart: [cartSchema, { cart_uid: 'without-items', cart_id: 42 }, { items: [] }, [], null],
  'placed order': [
    placedOrderSchema,
    { order_txn_id: 'without-assumed-fields' },
    { order_txn_id: 'unknown-status', order_status: 'on_hold' },
  ],
}

/** JSON leaves out the fields that are read as absent. */
const asJson = (read: unknown): Json => JSON.parse(JSON.stringify(read ?? 'invalid'))

const readValue = ({ kind, value }: { kind: string; value: Json }): Json => {
  const [schema = z.never()] = kinds[kind] ?? []
  return asJson(parseTolerant(schema, value))
}

const session = { authorisation: { token: 'sample' } }
const person = { first_name: 'Mei', last_name: 'Sample', avatar: null }
const placed = { order_txn_id: 'SAMPLE-0001' }

/** Bodies in the forms that the shop reads besides the declared one, by operation. */
const bodies: Readonly<Record<string, readonly Json[]>> = {
  'auth.signin': [{ ...person, ...session }, { data: { user: person, ...session } }],
  'catalog.sliders': [[{ title: 'A slide' }], { data: { data: [{ title: 'A slide' }] } }],
  'cart.update': [{ data: { cart: { items: [] } } }],
  'order.place': [placed, { message: 'Placed.', data: { data: placed } }],
  'payment.create': [{ data: { clientSecret: 'https://pay.example/session' } }],
}

const readBody = ({ operation, body }: { operation: string; body: Json }): Json => {
  const found = operations.find(({ name }) => name === operation)
  const schema = found && successSchema(found)
  return asJson(schema && parseBody(schema, body))
}

export const readingRules: JsonObject = {
  'values-read': readingRule(
    'The forms of values that the shop reads besides those of the schemas.',
    readValue,
    Object.entries(kinds).flatMap(([kind, [, ...forms]]) =>
      forms.map((value) => ({ kind, value })),
    ),
  ),
  'bodies-read': readingRule(
    'The forms of bodies that the shop reads besides the declared one.',
    readBody,
    Object.entries(bodies).flatMap(([operation, forms]) =>
      forms.map((body) => ({ operation, body })),
    ),
  ),
  'refusal-in-success': readingRule(
    'The status of a refusal that a host sends in the body of a 2xx response, here of ' +
      '`auth.resetPassword`.',
    (body: JsonObject) => refusalStatus(resetPasswordResponseSchema, body) ?? 'success',
    [200, '200', 422, '404', false, 'failed'].map((status) => ({ status })),
  ),
}
