import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/**
 * Edits of the contract's code: `file` is in its `src`, and only the first match of `from` is
 * replaced.
 */
type Row = readonly [title: string, file: string, from: string | RegExp, to: string]

const minimumPassword = 'PASSWORD_MIN_LENGTH = 8'
const phone = '\\+?[0-9][0-9 ()-]{5,19}'

/** Edits by the kind of the change that the check must report. */
type Edits = Readonly<Record<string, readonly Row[]>>

const breakClients: Edits = {
  'rule-changed': [
    ['shorter pages', 'shared/constants.ts', 'PAGE_SIZE = 10', 'PAGE_SIZE = 5'],
    [
      'Malaysian postal codes without a leading zero',
      'shared/address.ts',
      '/^\\d{5}$/',
      '/^[1-9]\\d{4}$/',
    ],
    [
      'Malaysian postal codes in Singapore',
      'shared/address.ts',
      "country !== 'MY'",
      "!['MY', 'SG'].includes(country)",
    ],
    [
      'complete Australian addresses',
      'shared/address.ts',
      "country !== 'MY' || v",
      '!/MY|AU/.test(country) || v',
    ],
  ],
  'request-minLength-narrowed': [
    ['longer passwords', 'shared/constants.ts', minimumPassword, 'PASSWORD_MIN_LENGTH = 10'],
  ],
  'request-allOf-narrowed': [
    ['fewer special characters in passwords', 'auth/schemas.ts', '[!-/:-@[-`{-~]', '[!-/]'],
    ['two uppercase letters in passwords', 'auth/schemas.ts', '/[A-Z]/', '/[A-Z].*[A-Z]/'],
    [
      'a word that passwords must not have',
      'auth/schemas.ts',
      'z.regex(/[A-Z]/',
      'z.regex(/^(?!.*lpi)/), $&',
    ],
  ],
  'request-pattern-narrowed': [
    ['a phone that may not be empty', 'shared/schemas.ts', `(?:${phone})?`, phone],
    ['phone numbers with a plus sign', 'shared/schemas.ts', '/^\\+?[0-9]', '/^\\+[0-9]'],
  ],
  'request-parameter-became-required': [
    [
      'a page without a default',
      'shared/schemas.ts',
      /z\._default\(\s+(z\.coerce.*),\s+1,\s+\)/,
      '$1',
    ],
  ],
  'request-field-became-required': [
    [
      'a required coupon',
      'order/schemas.ts',
      'z.optional(couponCodeInputSchema)',
      'couponCodeInputSchema',
    ],
  ],
  'response-value-added': [
    [
      'another status of a success',
      'auth/schemas.ts',
      'status: z.literal(200)',
      'status: z.literal([200, 202])',
    ],
  ],
  'response-field-became-optional': [
    [
      'a picture that may be missing',
      'catalog/schemas.ts',
      /( {2}product_thumbnail: uploadNameSchema,\n)([\s\S]*?productAssumed = \{\n)/,
      '$2$1',
    ],
  ],
  'request-x-trimmed-narrowed': [
    ['blanks', 'shared/schemas.ts', /(emailInputSchema[\s\S]*?)z\.trim\(\),/, '$1'],
    [
      'blanks that are removed after validation',
      'coupon/schemas.ts',
      /z\.trim\(\),([\s\S]*?)\n {2}\)/,
      '$1 z.trim())',
    ],
  ],
  'request-value-removed': [
    ['no WebP', 'profile/schemas.ts', '[...AVATAR_TYPES]', "['image/png', 'image/jpeg']"],
  ],
}

const breakHosts: Edits = {
  'rule-changed': [
    ['longer pages', 'shared/constants.ts', 'PAGE_SIZE = 10', 'PAGE_SIZE = 20'],
    [
      'longer sessions',
      'shared/constants.ts',
      'SESSION_LIFETIME_MS = 30',
      'SESSION_LIFETIME_MS = 60',
    ],
    ['a larger maximum quantity', 'cart/rules.ts', /(export function canAdd[\s\S]*?<=)/, '$1 1 +'],
    [
      'amounts as texts that are not read',
      'shared/schemas.ts',
      'z.transform(toNumber), z.n',
      'z.any(), z.n',
    ],
    ...['Number', 'Literal'].map((kind): Row => {
      const title = `texts for a ${kind} that are not read`
      return [
        title,
        'host/tolerant.ts',
        `$Zod${kind}) return after(toNumber, schema)`,
        `$Zod${kind}) return schema`,
      ]
    }),
    ['null that is not absent', 'host/tolerant.ts', 'value ?? undefined, ', 'value, '],
    [
      'an assumed field that must be read',
      'host/tolerant.ts',
      'z.catch(z.optional(',
      'z.optional(z.optional(',
    ],
    ['a missing picture', 'host/tolerant.ts', 'given ?? null, z', 'given, z'],
    ['a missing list', 'host/tolerant.ts', 'if (value === null) return []', ''],
    [
      'a missing address',
      'host/tolerant.ts',
      '(value: unknown) => value === null || ',
      '(value: unknown) => ',
    ],
    [
      'an envelope that is not read',
      'host/read-response.ts',
      'if (unwrapped === undefined)',
      'if (unwrapped !== null)',
    ],
    [
      'a body without a wrapper that is not read',
      'host/read-response.ts',
      'const isBare = key !== undefined',
      'const isBare = key === ""',
    ],
    ['"true" that is not read', 'host/tolerant.ts', "  ['true', true],\n", ''],
    [
      'trainer numbers as texts',
      'trainers/schemas.ts',
      'z.union([positiveInteger(), z.string()])',
      'positiveInteger()',
    ],
    ['another time zone', 'shared/schemas.ts', '+08:00`', 'Z`'],
    ['keys without a colon', 'shared/schemas.ts', '[\\w.:~-]', '[\\w.~-]'],
    ['keys of at most 40 characters', 'shared/schemas.ts', '~-]{1,100}', '~-]{1,40}'],
    ['types that are not read', 'catalog/schemas.ts', "z.catch(typeSchema, 'other')", 'typeSchema'],
  ],
  'response-multipleOf-narrowed': [
    [
      'quantities in fives',
      'catalog/schemas.ts',
      'min_order_quantity: positiveInteger()',
      'min_order_quantity: z.int().check(z.multipleOf(5), z.positive())',
    ],
  ],
  'response-pattern-narrowed': [
    ['addresses of tests with https alone', 'profile/schemas.ts', '/^https?:/', '/^https:/'],
  ],
  'response-minimum-narrowed': [
    [
      'quantities over 4',
      'catalog/schemas.ts',
      'max_order_quantity: positiveInteger()',
      'max_order_quantity: z.int().check(z.gt(4))',
    ],
  ],
  'response-field-became-required': [
    [
      'a mark that every product has',
      'catalog/schemas.ts',
      /(productShown = \{\n)([\s\S]*?)( {2}is_featured: .*\n)/,
      '$1$3$2',
    ],
  ],
}

const breakBoth: Edits = {
  'request-media-type-removed': [
    [
      'a body as a form',
      'payment/routes.ts',
      'body: fields',
      "contentType: 'application/x-www-form-urlencoded', $&",
    ],
  ],
  'parameter-moved': [
    [
      'path parameters in another order',
      'cart/routes.ts',
      ':cart_id/:product_id',
      ':product_id/:cart_id',
    ],
  ],
  'error-code-moved': [
    [
      'a code with another status',
      'shared/errors.ts',
      'coupon_expired: 422',
      'coupon_expired: 404',
    ],
  ],
  'rule-changed': [
    [
      'a short reset link',
      'shared/constants.ts',
      'RESET_TOKEN_LIFETIME_MS = 60',
      'RESET_TOKEN_LIFETIME_MS = 10',
    ],
    [
      'a maximum quantity that is excluded',
      'cart/rules.ts',
      /(export function canAdd[\s\S]*?)<=/,
      '$1<',
    ],
    [
      'a first quantity below the minimum',
      'cart/rules.ts',
      'Math.max(1, product.min_order_quantity)',
      '1',
    ],
    [
      'a cart merge without its maximum',
      'cart/rules.ts',
      'Math.min(item.quantity, room)',
      'item.quantity',
    ],
    ['a discount that is rounded down', 'shared/money.ts', '* 2 + 10_000', '* 2'],
    [
      'a discount on the shipping',
      'order/rules.ts',
      'discountOf(goods, ',
      'discountOf(goods + shipping, ',
    ],
    [
      'a limit for each test',
      'catalog/product-types.ts',
      "With: 'personal tests'",
      'With: undefined',
    ],
    [
      'a quote in every country',
      'order/rules.ts',
      'shippingCountry !== POLICY.freeShippingCountry && ',
      '',
    ],
    ['no cancelled order after the payment', 'order/rules.ts', /('pending',\s+)'paid',/, '$1'],
    [
      'a failed order that cannot be paid',
      'order/rules.ts',
      "new Set(['pending', 'failed'])",
      "new Set(['pending'])",
    ],
    [
      'a delivered order that is not paid',
      'order/rules.ts',
      ", 'shipped', 'delivered'",
      ", 'shipped'",
    ],
    ['another page for a new password', 'shared/shop-paths.ts', '/reset-password', '/new-password'],
    ['another page of orders', 'shared/shop-paths.ts', '/orderdetails/', '/orders/'],
    ['another assumed format', 'catalog/rules.ts', "'book')", "'ebook')"],
    ['another currency', 'shared/constants.ts', "CURRENCY = 'MYR'", "CURRENCY = 'SGD'"],
    ['ebooks that come later', 'shared/constants.ts', 'ebookWorkingDays: 3', 'ebookWorkingDays: 5'],
    ['another placeholder', 'shared/constants.ts', '{CHECKOUT_SESSION_ID}', '{SESSION_ID}'],
  ],
}

const folder = fileURLToPath(new URL('.', import.meta.resolve('@shop/contract')))

/**
 * Each rule in code of a field, made to accept everything. A rule without an example that only it
 * refuses is not seen by `contract:check`: give one to `src/document/rules`.
 */
const withoutRule: Row[] = globSync('**/*.ts', { cwd: folder, exclude: ['**/*.test.ts'] }).flatMap(
  (file) => {
    const text = readFileSync(join(folder, file), 'utf8')
    const rule = /z\.(?:superRefine|refine)\(/g
    return [...text.matchAll(rule)].flatMap(({ 0: call, index }) => {
      const [, schema = ''] =
        /.*^(?:export )?(?:const|function) (\w+)/ms.exec(text.slice(0, index)) ?? []
      // A form of the shop is no request.
      if (schema.endsWith('FormSchema')) return []
      const from = new RegExp(`^([^]{${index}})${RegExp.escape(call)}`)
      return [[`no rule of ${schema}`, file, from, `$1${call}true ? () => true : `] as const]
    })
  },
)

const compatible: Edits = {
  'request-value-added': [
    ['null for a coupon', 'order/schemas.ts', 'z.optional(couponCode', 'z.nullish(couponCode'],
    [
      'a page of digits',
      'shared/schemas.ts',
      /z\.coerce\.number.*(\s+)1,/,
      "z.string().check(z.regex(/^\\d+$/)),$1'1',",
    ],
  ],
  'request-pattern-widened': [
    ['shorter phone numbers', 'shared/schemas.ts', '{5,19})?$/', '{4,19})?$/'],
    [
      'an order without a phone number',
      'order/schemas.ts',
      /( {2})phoneInputSchema([\s\S]*?)phone: phoneInputSchema/,
      '$1optionalPhoneInputSchema$2phone: optionalPhoneInputSchema',
    ],
  ],
  'request-minLength-widened': [
    ['shorter passwords', 'shared/constants.ts', minimumPassword, 'PASSWORD_MIN_LENGTH = 6'],
  ],
  'rule-loosened': withoutRule,
  none: [
    [
      'a name of a schema of requests',
      'shared/address.ts',
      "{ 'x-rules': [",
      "{ id: 'AddressInput', 'x-rules': [",
    ],
    [
      'an email address with its format',
      'shared/schemas.ts',
      'z.regex(z.regexes.email, ',
      'z.email(',
    ],
    [
      'the pattern of times without their format',
      'shared/schemas.ts',
      'z.iso.datetime({ offset: true })',
      'z.string().check(z.regex(z.regexes.datetime({ offset: true })))',
    ],
    ['another name of a call', 'catalog/routes.ts', 'sliders: {', 'slides: {'],
    [
      'another name in a path',
      'order/routes.ts',
      /order\/detail\/:id(',\s*pathParams: z\.object\(\{) id:/,
      'order/detail/:txn$1 txn:',
    ],
  ],
}

const rows = (edits: Edits, ...breaks: ('clients' | 'hosts')[]) =>
  Object.entries(edits).flatMap(([kind, all]) =>
    all.map(([title, file, from, to]) => ({ title, kind, breaks, file, from, to })),
  )

export const codeChanges = [
  ...rows(breakClients, 'clients'),
  ...rows(breakHosts, 'hosts'),
  ...rows(breakBoth, 'clients', 'hosts'),
  ...rows(compatible),
]
