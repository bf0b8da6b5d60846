/**
 * The rules in code that a JSON schema cannot express. `components.x-rules` of the document has the result of each rule
 * for some inputs, and a digest of its code, which `contract:check` compares.
 */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod/mini'
import {
  addressInputSchema,
  type Discount,
  mergeItems,
  newPasswordInput,
  optionalPhoneInputSchema,
  orderTotals,
  type ProductType,
} from '../../src/index.ts'
import { cartItem, type ExampleItem, quantityAfter } from './cart-examples.ts'
import type { Json, JsonObject } from './schemas.ts'

interface Rule {
  readonly description: string
  /** The declarations that implement the rule, by file in `src`: the digest has their text. */
  readonly code: Readonly<Record<string, readonly string[]>>
  readonly examples: readonly Json[]
}

/** A rule with the type of its inputs. */
interface TypedRule<I extends z.core.$ZodType> extends Omit<Rule, 'examples'> {
  readonly input: I
  readonly examples: readonly z.core.output<I>[]
  readonly resultOf: (input: z.core.output<I>) => Json
}

interface AnyRule extends Rule {
  readonly resultOf: (input: Json) => Json | undefined
}

function rule<I extends z.core.$ZodType>({ input, resultOf, examples, ...rest }: TypedRule<I>): AnyRule {
  return {
    ...rest,
    examples: examples.map((example): Json => JSON.parse(JSON.stringify(example))),
    resultOf: (value) => {
      const parsed = z.safeParse(input, value)
      return parsed.success ? resultOf(parsed.data) : undefined
    },
  }
}

const validity = (schema: z.core.$ZodType, value: unknown): Json =>
  z.safeParse(schema, value).success ? 'valid' : 'invalid'

const itemSchema = z.object({
  product_id: z.number(),
  type: z.custom<ProductType>(),
  quantity: z.number(),
  min: z.number(),
  max: z.number(),
})

const test = (product_id: number, quantity: number, min = 1, max = 10): ExampleItem => ({
  product_id,
  type: 'lpitest',
  quantity,
  min,
  max,
})
const book = (product_id: number, quantity: number, min = 1, max = 10): ExampleItem => ({
  ...test(product_id, quantity, min, max),
  type: 'other',
})
const group = (product_id: number, quantity: number, min = 5, max = 50): ExampleItem => ({
  ...test(product_id, quantity, min, max),
  type: 'lpigroup',
})

const cartCode = ['countsTogether', 'quantityTowardsMaximum']

const rules: Readonly<Record<string, AnyRule>> = {
  password: rule({
    description:
      'A new password has at least 8 characters, an uppercase letter, a lowercase letter, a digit and a special character of ASCII (requirements §5).',
    code: {
      'auth/rules.ts': ['passwordRules', 'passwordProblems'],
      'auth/schemas.ts': ['newPasswordInput'],
      'shared/constants.ts': ['PASSWORD_MIN_LENGTH', 'PASSWORD_MAX_LENGTH'],
    },
    input: z.string(),
    resultOf: (password) => validity(newPasswordInput(), password),
    examples: [
      ...['Customer#1', 'Password1!', 'Aaaaaa1!', 'A1!shops', '1!aAAAAA', 'Test 123 Test!', 'Café#1234'],
      ...['!', '/', ':', '@', '[', '`', '{', '~', '_', '-'].map((special) => `Abcdef1${special}`),
      `Aa1!${'x'.repeat(196)}`,
      ...['', 'Abcde1!', 'abcdefg1!', 'ABCDEFG1!', 'Abcdefgh!', 'Abcdefg1', 'Abcdef1é', 'Abcdef1 '],
      `Aa1!${'x'.repeat(197)}`,
    ],
  }),
  'optional-phone': rule({
    description: 'An empty text, or 6 to 20 digits, blanks, parentheses and hyphens after an optional plus sign.',
    code: { 'shared/schemas.ts': ['phonePattern', 'optionalPhoneInputSchema'] },
    input: z.string(),
    resultOf: (phone) => validity(optionalPhoneInputSchema, phone),
    examples: [
      ...['', '  ', '+60 12-345 6789', '0123456789', ' 0123456789 ', '03-1234 5678', '+1 (555) 010-0199'],
      ...['123456', '1-----', '0 ()()', '01234567890123456789', '+01234567890123456789'],
      ...['12345', '012345678901234567890', '+60', '(03) 1234 5678', 'phone', '0123456789 ext 5', '012.345.6789'],
    ],
  }),
  'malaysian-postal-code': rule({
    description: 'A postal code in Malaysia (MY) has five digits.',
    code: { 'shared/address.ts': ['hasPostalCodeOfCountry'] },
    input: z.object({ country: z.string(), postal_code: z.string() }),
    resultOf: (place) =>
      validity(addressInputSchema, { address_line_one: '1 Jalan Contoh', state: 'Selangor', ...place }),
    examples: [
      ...['46000', '00000', '01000', '98859', '99999', ' 46000 '].map((code) => ({ country: 'MY', postal_code: code })),
      { country: 'SG', postal_code: '238801' },
      { country: 'GB', postal_code: 'SW1A 1AA' },
      { country: 'IE', postal_code: 'D02 X285' },
      { country: 'BN', postal_code: 'BS8811' },
      ...['4600', '460000', '46 00', '46-00', 'ABCDE'].map((code) => ({ country: 'MY', postal_code: code })),
    ],
  }),
  'malaysian-address': rule({
    description: 'An address in Malaysia (MY) has a state and a postal code; in other countries they may be empty.',
    code: { 'shared/address.ts': ['isComplete'] },
    input: z.object({ country: z.string(), state: z.string(), postal_code: z.string() }),
    resultOf: (place) => validity(addressInputSchema, { address_line_one: '1 Sample Road', ...place }),
    examples: [
      { country: 'MY', state: 'Selangor', postal_code: '46000' },
      { country: 'MY', state: '', postal_code: '46000' },
      { country: 'MY', state: 'Selangor', postal_code: '' },
      { country: 'HK', state: '', postal_code: '' },
      { country: 'SG', state: '', postal_code: '238801' },
    ],
  }),
  'cart-quantity': rule({
    description:
      'A change by one keeps the limits of the product: the minimum for each product, the maximum across all lpitest items, across all lpigroup items, and for each other product. A product that is new in the cart starts with its minimum. The result is the new quantity.',
    code: {
      'cart/rules.ts': [...cartCode, 'canDecrease', 'startingQuantity', 'quantityToAdd', 'canAdd'],
    },
    input: z.object({ items: z.array(itemSchema), product: itemSchema, change: z.literal([1, -1]) }),
    resultOf: ({ items, product, change }) => quantityAfter(items, product, change) ?? 'invalid',
    examples: [
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
    ],
  }),
  'cart-merge': rule({
    description:
      "At sign-in the guest's cart joins the account's: quantities add up to the maximum, and items that cannot reach their minimum are dropped. The result has the quantity by product.",
    code: { 'cart/rules.ts': [...cartCode, 'mergeItems'] },
    input: z.object({ account: z.array(itemSchema), guest: z.array(itemSchema) }),
    resultOf: ({ account, guest }) =>
      mergeItems(account.map(cartItem), guest.map(cartItem)).map(({ product_id, quantity }) => [product_id, quantity]),
    examples: [
      { account: [], guest: [test(1, 2)] },
      { account: [test(1, 2)], guest: [test(1, 3)] },
      { account: [test(1, 8)], guest: [test(1, 5)] },
      { account: [test(1, 6)], guest: [test(4, 6)] },
      { account: [test(1, 10)], guest: [test(4, 1)] },
      { account: [group(2, 47)], guest: [group(5, 5)] },
      { account: [book(3, 9)], guest: [book(6, 9), book(3, 9)] },
      { account: [book(3, 12)], guest: [] },
    ],
  }),
  'order-total': rule({
    description:
      'The total is the goods less the discount plus the shipping. A discount is a percentage of the goods, rounded half up to a whole sen, or an amount up to the price of the goods. Amounts in RM as prices, in sen as results.',
    code: {
      'order/rules.ts': ['orderTotals'],
      'coupon/rules.ts': ['discountOf', 'discountPercentOf'],
      'cart/rules.ts': ['lineTotal', 'subTotal'],
      'shared/money.ts': ['toSen', 'percentOf'],
    },
    input: z.object({
      items: z.array(z.object({ price: z.number(), quantity: z.number() })),
      discount: z.custom<Discount>(),
      shipping: z.number(),
    }),
    resultOf: ({ items, discount, shipping }) => {
      const lines = items.map(({ price, quantity }) => ({ quantity, product: { product_price: price } }))
      const { subTotal, discount: taken, discountPercent, total } = orderTotals(lines, discount, shipping)
      return { sub_total: subTotal, discount: taken, discount_percent: discountPercent, total }
    },
    examples: [
      { items: [{ price: 49.9, quantity: 2 }], discount: { kind: 'percent', value: 0 }, shipping: 0 },
      { items: [{ price: 49.9, quantity: 2 }], discount: { kind: 'percent', value: 10 }, shipping: 0 },
      { items: [{ price: 10.05, quantity: 1 }], discount: { kind: 'percent', value: 10 }, shipping: 500 },
      { items: [{ price: 0.05, quantity: 1 }], discount: { kind: 'percent', value: 10 }, shipping: 0 },
      { items: [{ price: 33.33, quantity: 3 }], discount: { kind: 'percent', value: 12.5 }, shipping: 1250 },
      { items: [{ price: 20, quantity: 1 }], discount: { kind: 'amount', value: 5 }, shipping: 0 },
      { items: [{ price: 20, quantity: 1 }], discount: { kind: 'amount', value: 25 }, shipping: 800 },
      { items: [{ price: 20, quantity: 1 }], discount: { kind: 'percent', value: 100 }, shipping: 0 },
    ],
  }),
}

/** The rules of operations; the rules of fields are in the metadata of their schemas, as `x-rules`. */
export const operationRules: Readonly<Record<string, readonly string[]>> = {
  'auth.signup': ['cart-merge'],
  'auth.signin': ['cart-merge'],
  'cart.update': ['cart-quantity'],
  'coupon.apply': ['order-total'],
  'order.place': ['cart-quantity', 'order-total'],
}

/** The result of a rule; undefined if there is no such rule, or if the input has another form. */
export function ruleResult(name: string, input: Json): Json | undefined {
  return rules[name]?.resultOf(input)
}

/** `components.x-rules`. */
export function ruleObjects(): JsonObject {
  const entries = Object.entries(rules).map(([name, { description, code, examples }]): [string, JsonObject] => [
    name,
    {
      description,
      digest: digestOf(code),
      examples: examples.map((input) => ({ input, result: ruleResult(name, input) ?? null })),
    },
  ])
  return Object.fromEntries(entries)
}

function digestOf(code: Rule['code']): string {
  const texts = Object.entries(code).flatMap(([file, names]) => {
    const source = readFileSync(join(import.meta.dirname, '../../src', file), 'utf8')
    return names.map((name) => declaration(source, name, file))
  })
  return createHash('sha256').update(texts.sort().join('\n')).digest('hex').slice(0, 16)
}

/** The text of a top-level declaration, without layout and without lines of comments and descriptions. */
function declaration(source: string, name: string, file: string): string {
  const lines = source.split('\n')
  const start = lines.findIndex((line) => new RegExp(`^(?:export )?(?:const|function) ${name}\\b`).test(line))
  if (start === -1) throw new Error(`${file} does not declare ${name}, which a rule in tools/openapi/rules.ts names`)
  const length = lines.slice(start + 1).findIndex((line) => /^[^\s)\]}]/.test(line))
  const own = lines.slice(start, length === -1 ? undefined : start + 1 + length)
  return own
    .map((line) => line.trim())
    .filter((line) => !/^(?:\/\/|\/\*|\*|description:)/.test(line))
    .join(' ')
    .replace(/^export /, '')
    .replace(/\s+/g, ' ')
    .trim()
}
