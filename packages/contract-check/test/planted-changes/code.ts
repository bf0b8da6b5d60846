/** Edits of the contract's code: `file` is in its `src`, and only the first match of `from` is replaced. */
type Row = readonly [title: string, file: string, from: string | RegExp, to: string]

const minimumPassword = 'PASSWORD_MIN_LENGTH = 8'

/** Edits by the kind of the breaking change that the check must report. */
const breaking: Readonly<Record<string, readonly Row[]>> = {
  'rule-changed': [
    ['longer passwords', 'shared/constants.ts', minimumPassword, 'PASSWORD_MIN_LENGTH = 10'],
    ['fewer special characters in passwords', 'auth/rules.ts', '/[!-/:-@[-`{-~]/', '/[!-/]/'],
    ['two uppercase letters in passwords', 'auth/rules.ts', '/[A-Z]/', '/[A-Z].*[A-Z]/'],
    ['Malaysian postal codes without a leading zero', 'shared/address.ts', '/^\\d{5}$/', '/^[1-9]\\d{4}$/'],
    ['Malaysian postal codes in Singapore', 'shared/address.ts', "country !== 'MY'", "!['MY', 'SG'].includes(country)"],
    ['a phone that may not be empty', 'shared/schemas.ts', "text === '' || ", ''],
    ['phone numbers with a plus sign only', 'shared/schemas.ts', '/^\\+?[0-9]', '/^\\+[0-9]'],
    ['a maximum quantity that is excluded', 'cart/rules.ts', /(export function canAdd[\s\S]*?)<=/, '$1<'],
    ['a first quantity below the minimum', 'cart/rules.ts', 'Math.max(1, product.min_order_quantity)', '1'],
    ['a cart merge without its maximum', 'cart/rules.ts', 'Math.min(item.quantity, room)', 'item.quantity'],
    ['a discount that is rounded down', 'shared/money.ts', '* 2 + 10_000', '* 2'],
    ['a discount on the shipping', 'order/rules.ts', 'discountOf(goods, ', 'discountOf(goods + shipping, '],
  ],
  'error-code-removed': [['another error code', 'shared/errors.ts', /email_taken/g, 'email_exists']],
  'x-idempotent-changed': [
    ['a withdrawn repetition', 'routes.ts', /(apply:[\s\S]*?)idempotent: true/, '$1idempotent: false'],
  ],
  'security-tightened': [
    [
      'a cart with a token',
      'routes.ts',
      "errors(401, 403, 404), metadata: routeMetadata({ auth: 'optional'",
      "errors(401, 403, 404), metadata: routeMetadata({ auth: 'customer'",
    ],
  ],
  'response-removed': [['an undeclared status', 'routes.ts', ', ...errors(403)', '']],
  'request-x-trimmed-narrowed': [['blanks', 'shared/schemas.ts', /(emailInputSchema[\s\S]*?)z\.trim\(\),/, '$1']],
  'request-maxLength-narrowed': [
    ['small uploads', 'shared/constants.ts', 'AVATAR_MAX_BYTES = 2', 'AVATAR_MAX_BYTES = 1'],
  ],
}

/** Edits by the kind of the compatible change. */
const compatible: Readonly<Record<string, readonly Row[]>> = {
  'rule-changed': [
    ['shorter passwords', 'shared/constants.ts', minimumPassword, 'PASSWORD_MIN_LENGTH = 6'],
    ['shorter phone numbers', 'shared/schemas.ts', '{5,19}$/', '{4,19}$/'],
    ['a larger maximum quantity', 'cart/rules.ts', /(export function canAdd[\s\S]*?<=)/, '$1 1 +'],
  ],
  'error-code-added': [
    ['an additional error code', 'shared/errors.ts', 'unavailable: 503', 'unavailable: 503, busy: 503'],
  ],
  'request-pattern-widened': [['a country in lowercase', 'shared/address.ts', '/^[A-Z]{2}$/', '/^[A-Za-z]{2}$/']],
  none: [['another summary of an operation', 'routes.ts', "summary: 'Place", "summary: 'Create"]],
}

const rows = (edits: typeof breaking, isBreaking: boolean) =>
  Object.entries(edits).flatMap(([kind, all]) =>
    all.map(([title, file, from, to]) => ({ title, kind, isBreaking, file, from, to })),
  )

export const codeChanges = [...rows(breaking, true), ...rows(compatible, false)]
