/**
 * The rules in code that a JSON schema cannot express. The document has examples of each rule with their results, which
 * `contract:check` compares with those of the earlier document: keep each example.
 */
import {
  addressInputSchema,
  addressSchema,
  amountSchema,
  CURRENCY,
  canAdd,
  canDecrease,
  cartSchema,
  type Discount,
  formatOf,
  idSchema,
  isCancellable,
  isPaid,
  isPayable,
  mergeItems,
  needsQuote,
  newPasswordInput,
  operations,
  optionalPhoneInputSchema,
  orderStatusSchema,
  orderTotals,
  orderTxnIdSchema,
  PAGE_SIZE,
  POLICY,
  PRODUCT_TYPES,
  type ProductFormat,
  type ProductType,
  parseBody,
  parseTolerant,
  placedOrderSchema,
  productTypeSchema,
  quantityToAdd,
  RESET_TOKEN_LIFETIME_MS,
  refusalStatus,
  requiredLine,
  resetPasswordResponseSchema,
  SESSION_LIFETIME_MS,
  SESSION_PLACEHOLDER,
  shopPaths,
  successSchema,
  testAccountSchema,
  timestampSchema,
  trainerSchema,
  uploadNameSchema,
  userSchema,
} from '@shop/contract'
import * as z from 'zod/mini'
import type { Json, JsonObject } from '../json.ts'

/** Of the requests that a host accepts, of results or constants that both sides expect, or of the responses that the shop reads. */
const ruleOf =
  (of: 'requests' | 'results' | 'constants' | 'responses') =>
  <I extends Json>(
    description: string,
    resultOf: (input: I) => Json,
    ...inputs: I[]
  ): JsonObject => ({
    of,
    description,
    examples: inputs.map((input) => ({ input, result: resultOf(input) })),
  })

const requestRule = ruleOf('requests')
const resultRule = ruleOf('results')
const readingRule = ruleOf('responses')

const validity = (schema: z.core.$ZodType) => (value: Json) =>
  z.safeParse(schema, value).success ? 'valid' : 'invalid'

const addressValidity = (place: JsonObject) =>
  validity(addressInputSchema)({ address_line_one: '1 Jalan Contoh', state: 'Selangor', ...place })

const otherCountries = [
  'AU',
  'BN',
  'CA',
  'CN',
  'DE',
  'GB',
  'ID',
  'IN',
  'JP',
  'NZ',
  'PH',
  'SG',
  'TH',
  'US',
  'VN',
]

/** Code points of Latin, marks, scripts from Greek to Khmer, signs, East Asia and emoji: an example has all of a range. */
const characterRanges = [
  ...[
    '21-7e',
    'a0-ac',
    'ae-ff',
    '100-15f',
    '160-1bf',
    '1ea0-1ef9',
    '300-34e',
    '391-3e1',
    '400-45f',
    '531-587',
  ],
  ...[
    '5d0-5ea',
    '620-669',
    '900-950',
    '980-9ce',
    'a01-a51',
    'a81-ad0',
    'b01-b57',
    'b82-bd7',
    'c00-c56',
    'c80-cd6',
  ],
  ...[
    'd00-d57',
    'd81-ddf',
    'e01-e5b',
    'e81-edf',
    'f00-f5c',
    '1000-104f',
    '10d0-10ff',
    '1200-1258',
    '1780-17d3',
  ],
  ...['2010-2027', '2030-205e', '20a0-20bf', '2100-215f', '2460-24a0', '3001-3030', 'ff01-ff5e'],
  ...['3041-3096', '30a1-30fe', '4e00-4e5f', '20bb7-20bb7', 'ac00-ac5f', '1f600-1f62f'],
]

function charactersOf(range: string): string {
  const [first = 0, last = first] = range.split('-').map((code) => Number.parseInt(code, 16))
  return String.fromCodePoint(
    ...Array.from({ length: last - first + 1 }, (_, index) => first + index),
  )
}

type Item = { product_id: number; type: ProductType; quantity: number; min: number; max: number }

const itemOf = (
  type: ProductType,
  product_id: number,
  quantity: number,
  min: number,
  max: number,
): Item => {
  return { product_id, type, quantity, min, max }
}
const test = (id: number, quantity: number) => itemOf('lpitest', id, quantity, 1, 10)
const book = (id: number, quantity: number, min = 1, max = 10) =>
  itemOf('other', id, quantity, min, max)
const group = (id: number, quantity: number) => itemOf('lpigroup', id, quantity, 5, 50)

const cartItem = ({ product_id, type, quantity, min, max }: Item) => ({
  product_id,
  quantity,
  product: { product_type: type, min_order_quantity: min, max_order_quantity: max },
})

function quantityAfter({
  items,
  product: changed,
  change,
}: {
  items: Item[]
  product: Item
  change: 1 | -1
}): Json {
  const [cart, item] = [items.map(cartItem), cartItem(changed)]
  if (change === -1) return canDecrease(item) ? item.quantity - 1 : 'invalid'
  const { product_id, product } = item
  return canAdd(cart, product_id, product)
    ? item.quantity + quantityToAdd(cart, product_id, product)
    : 'invalid'
}

const mergedQuantities = ({ account, guest }: { account: Item[]; guest: Item[] }): Json =>
  mergeItems(account.map(cartItem), guest.map(cartItem)).map(({ product_id, quantity }) => [
    product_id,
    quantity,
  ])

type Sale = { items: { price: number; quantity: number }[]; discount: Discount; shipping: number }

function totalsOf({ items, shipping, ...sale }: Sale): Json {
  const lines = items.map(({ price, quantity }) => ({
    quantity,
    product: { product_price: price },
  }))
  const { subTotal, discount, discountPercent, total } = orderTotals(lines, sale.discount, shipping)
  return { sub_total: subTotal, discount, discount_percent: discountPercent, total }
}

const constants: JsonObject = {
  currency: CURRENCY,
  ebook_delivery: `${POLICY.ebookWorkingDays} working days`,
  page_size: PAGE_SIZE,
  reset_link_minutes: RESET_TOKEN_LIFETIME_MS / 60_000,
  session_minutes: SESSION_LIFETIME_MS / 60_000,
  session_placeholder: SESSION_PLACEHOLDER,
  path_reset_password: shopPaths.resetPassword,
  path_order_details: shopPaths.orderDetails('SAMPLE-PAID-0005'),
  path_forgot_password: shopPaths.forgotPassword,
  path_profile: shopPaths.profile,
  path_shipping_returns: shopPaths.shippingReturns,
  path_terms: shopPaths.terms,
}

/** Kinds of values, and forms of them that the shop reads besides those of the schema. */
const kinds: Readonly<Record<string, readonly [schema: z.core.$ZodType, ...forms: Json[]]>> = {
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

function readBody({ operation, body }: { operation: string; body: Json }): Json {
  const found = operations.find(({ name }) => name === operation)
  const schema = found && successSchema(found)
  // JSON leaves out the fields that are read as absent.
  return JSON.parse(JSON.stringify((schema && parseBody(schema, body)) ?? 'invalid'))
}

export const rules: JsonObject = {
  password: requestRule(
    'A new password has at least 8 characters, an uppercase letter, a lowercase letter, a digit and a special character of ASCII (requirements §5).',
    validity(newPasswordInput()),
    ...[
      'Customer#1',
      'Password1!',
      'Aaaaaa1!',
      'A1!shops',
      '1!aAAAAA',
      'Test 123 Test!',
      'Café#1234',
    ],
    ...['!', '/', ':', '@', '[', '`', '{', '~', '_', '-'].map((special) => `Abcdef1${special}`),
    `Aa1!${'x'.repeat(196)}`,
    ...['', 'Abcde1!', 'abcdefg1!', 'ABCDEFG1!', 'Abcdefgh!', 'Abcdefg1', 'Abcdef1é', 'Abcdef1 '],
    `Aa1!${'x'.repeat(197)}`,
  ),
  'optional-phone': requestRule(
    'An empty text, or 6 to 20 digits, blanks, parentheses and hyphens after an optional plus sign.',
    validity(optionalPhoneInputSchema),
    ...[
      '',
      '  ',
      '+60 12-345 6789',
      '0123456789',
      ' 0123456789 ',
      '03-1234 5678',
      '+1 (555) 010-0199',
    ],
    ...['123456', '1-----', '0 ()()', '01234567890123456789', '+01234567890123456789'],
    ...[
      '12345',
      '012345678901234567890',
      '+60',
      '(03) 1234 5678',
      'phone',
      '0123456789 ext 5',
      '012.345.6789',
    ],
  ),
  'malaysian-postal-code': requestRule(
    'A postal code in Malaysia (MY) has five digits.',
    addressValidity,
    ...['46000', '00000', '01000', '98859', '99999', ' 46000 '].map((code) => ({
      country: 'MY',
      postal_code: code,
    })),
    { country: 'SG', postal_code: '238801' },
    { country: 'GB', postal_code: 'SW1A 1AA' },
    { country: 'IE', postal_code: 'D02 X285' },
    { country: 'BN', postal_code: 'BS8811' },
    ...['4600', '460000', '46 00', '46-00', 'ABCDE'].map((code) => ({
      country: 'MY',
      postal_code: code,
    })),
    ...otherCountries.map((country) => ({ country, postal_code: 'A1-2' })),
  ),
  'malaysian-address': requestRule(
    'An address in Malaysia (MY) has a state and a postal code; in other countries they may be empty.',
    addressValidity,
    { country: 'MY', state: 'Selangor', postal_code: '46000' },
    { country: 'MY', state: '', postal_code: '46000' },
    { country: 'MY', state: 'Selangor', postal_code: '' },
    { country: 'HK', state: '', postal_code: '' },
    { country: 'SG', state: '', postal_code: '238801' },
    ...otherCountries.map((country) => ({ country, state: '', postal_code: '' })),
  ),
  'cart-quantity': resultRule(
    'A change by one keeps the limits of the product: the minimum for each product, the maximum across all lpitest items, across all lpigroup items, and for each other product. A product that is new in the cart starts with its minimum. The result is the new quantity.',
    quantityAfter,
    { items: [], product: test(1, 0), change: 1 },
    { items: [], product: group(2, 0), change: 1 },
    { items: [], product: book(3, 0, 6, 5), change: 1 },
    { items: [test(1, 1)], product: test(1, 1), change: 1 },
    { items: [test(1, 9)], product: test(1, 9), change: 1 },
    { items: [test(1, 10)], product: test(1, 10), change: 1 },
    { items: [test(1, 6), test(4, 4)], product: test(4, 4), change: 1 },
    { items: [test(1, 6), test(4, 3)], product: test(4, 3), change: 1 },
    { items: [group(2, 46)], product: group(5, 0), change: 1 },
    { items: [group(2, 45)], product: group(5, 0), change: 1 },
    { items: [book(3, 10), book(6, 1)], product: book(6, 1), change: 1 },
    { items: [test(1, 10)], product: book(3, 0), change: 1 },
    { items: [test(1, 2)], product: test(1, 2), change: -1 },
    { items: [test(1, 1)], product: test(1, 1), change: -1 },
    { items: [group(2, 5)], product: group(2, 5), change: -1 },
  ),
  'cart-merge': resultRule(
    "At sign-in the guest's cart joins the account's: quantities add up to the maximum, and items that cannot reach their minimum are dropped. The result has the quantity by product.",
    mergedQuantities,
    { account: [], guest: [test(1, 2)] },
    { account: [test(1, 2)], guest: [test(1, 3)] },
    { account: [test(1, 8)], guest: [test(1, 5)] },
    { account: [test(1, 6)], guest: [test(4, 6)] },
    { account: [test(1, 10)], guest: [test(4, 1)] },
    { account: [group(2, 47)], guest: [group(5, 5)] },
    { account: [book(3, 9)], guest: [book(6, 9), book(3, 9)] },
    { account: [book(3, 12)], guest: [] },
  ),
  'order-total': resultRule(
    'The total is the goods less the discount plus the shipping. A discount is a percentage of the goods, rounded half up to a whole sen, or an amount up to the price of the goods. Amounts in RM as prices, in sen as results.',
    totalsOf,
    { items: [{ price: 49.9, quantity: 2 }], discount: { kind: 'percent', value: 0 }, shipping: 0 },
    {
      items: [{ price: 49.9, quantity: 2 }],
      discount: { kind: 'percent', value: 10 },
      shipping: 0,
    },
    {
      items: [{ price: 10.05, quantity: 1 }],
      discount: { kind: 'percent', value: 10 },
      shipping: 500,
    },
    {
      items: [{ price: 0.05, quantity: 1 }],
      discount: { kind: 'percent', value: 10 },
      shipping: 0,
    },
    {
      items: [{ price: 33.33, quantity: 3 }],
      discount: { kind: 'percent', value: 12.5 },
      shipping: 1250,
    },
    { items: [{ price: 20, quantity: 1 }], discount: { kind: 'amount', value: 5 }, shipping: 0 },
    { items: [{ price: 20, quantity: 1 }], discount: { kind: 'amount', value: 25 }, shipping: 800 },
    { items: [{ price: 20, quantity: 1 }], discount: { kind: 'percent', value: 100 }, shipping: 0 },
  ),
  'quote-needed': resultRule(
    '`order.place`: printed books to another country than Malaysia need a quote; everything else can be paid.',
    ({ country, formats }: { country: string; formats: ProductFormat[] }) =>
      needsQuote(
        formats.map((product_format) => ({ product: { product_type: 'other', product_format } })),
        country,
      ),
    ...['MY', 'SG'].flatMap((country) => [
      { country, formats: ['book' as const] },
      { country, formats: ['ebook' as const, 'online_test' as const] },
      { country, formats: ['ebook' as const, 'book' as const] },
    ]),
  ),
  'order-cancellable': resultRule(
    '`order.detail`: an order can be cancelled until it is shipped.',
    isCancellable,
    ...orderStatusSchema.options,
  ),
  'order-payable': resultRule(
    'An order with this status can be paid.',
    isPayable,
    ...orderStatusSchema.options,
  ),
  'order-paid': resultRule(
    'An order with this status has been paid.',
    isPaid,
    ...orderStatusSchema.options,
  ),
  'format-assumed': readingRule(
    'The `product_format` that the shop assumes for a type of products where a response has none.',
    (product_type: ProductType) => formatOf({ product_type }),
    ...PRODUCT_TYPES,
  ),
  constants: ruleOf('constants')(
    'The currency of all amounts; when ebooks are mailed at the latest; rows of a page of a list; how many minutes a link of `auth.forgotPassword` and a session are valid; what the provider replaces in the URLs of `payment.create`; the paths of the shop for links in mails.',
    (name: string) => constants[name] ?? 'invalid',
    ...Object.keys(constants),
  ),
  line: requestRule(
    'A name, or another line of text, has no control characters, and none that are invisible or change the direction of the text.',
    validity(requiredLine('Name')),
    ...['Aisyah Contoh', "O'Neill", 'O’Neill', 'Nur-Aisyah', 'Dr. Contoh', 'René', '李小龍'],
    ...['\u0645\u062d\u0645\u062f', '\u0b85\u0ba9\u0bcd', '😀', 'A/L B'],
    ...[
      'Lot 5, No. 3 (Block A)',
      'A & B @ C',
      '#1+2=3',
      '"Q" <x> [y]',
      'a_b*c;d:e!f?g%h$',
      '1234567890',
    ],
    ...characterRanges.map((range) => `a${charactersOf(range)}`),
    ...['\u034f', '\u2028', '\u2029', '\u2800'].map((character) => `a${character}b`),
    ...['', '\u0007', 'a\nb', 'a\u200bb', 'a\u202eb', 'a\u00adb', 'a\u3164b'],
  ),
  'values-read': readingRule(
    'The forms of values that the shop reads besides those of the schemas.',
    // JSON leaves out the fields that are read as absent.
    ({ kind, value }: { kind: string; value: Json }) =>
      JSON.parse(JSON.stringify(parseTolerant(kinds[kind]?.[0] ?? z.never(), value) ?? 'invalid')),
    ...Object.entries(kinds).flatMap(([kind, [, ...forms]]) =>
      forms.map((value) => ({ kind, value })),
    ),
  ),
  'bodies-read': readingRule(
    'The forms of bodies that the shop reads besides the declared one.',
    readBody,
    ...Object.entries(bodies).flatMap(([operation, forms]) =>
      forms.map((body) => ({ operation, body })),
    ),
  ),
  'refusal-in-success': readingRule(
    'The status of a refusal that a host sends in the body of a 2xx response, here of `auth.resetPassword`.',
    (body: JsonObject) => refusalStatus(resetPasswordResponseSchema, body) ?? 'success',
    ...[200, '200', 422, '404', false, 'failed'].map((status) => ({ status })),
  ),
}

/** The rules of operations; the rules of fields are in the metadata of their schemas, as `x-rules`. */
export const operationRules: Readonly<Record<string, readonly string[]>> = {
  'auth.signup': ['cart-merge'],
  'auth.signin': ['cart-merge'],
  'cart.update': ['cart-quantity'],
  'coupon.apply': ['order-total'],
  'order.place': ['cart-quantity', 'order-total'],
}
