/** Changes of the contract's code, which `contract:check` must find in the generated document and classify correctly. */
import { beforeAll, describe, expect, test } from 'vitest'
import { type Change, changesBetween } from '../tools/check/changes.ts'
import { openApiText } from '../tools/openapi/document.ts'
import type { JsonObject } from '../tools/openapi/schemas.ts'
import { documentsOf, type SourceEdit } from './edited-contracts.ts'

/** Edits by title, with the kind that the check must report, or none for edits that do not change the contract. */
type SourceChanges = Readonly<Record<string, readonly [kind: string, ...edit: [string, string | RegExp, string]]>>

const breaking: SourceChanges = {
  'a longer minimum length of passwords': [
    'rule-tightened',
    'shared/constants.ts',
    'PASSWORD_MIN_LENGTH = 8',
    'PASSWORD_MIN_LENGTH = 10',
  ],
  'fewer special characters in passwords': ['rule-tightened', 'auth/rules.ts', '/[!-/:-@[-`{-~]/', '/[!-/]/'],
  'two uppercase letters in passwords': ['rule-tightened', 'auth/rules.ts', '/[A-Z]/', '/[A-Z].*[A-Z]/'],
  'a list of forbidden passwords that an example contains': [
    'rule-tightened',
    'auth/rules.ts',
    '  return passwordRules',
    "  if (/password/i.test(password)) return ['is too easy']\n  return passwordRules",
  ],
  'a forbidden password that no example contains': [
    'rule-code-changed',
    'auth/rules.ts',
    '  return passwordRules',
    "  if (password === 'Tr0ub4dor&3') return ['is too easy']\n  return passwordRules",
  ],
  'Malaysian postal codes without a leading zero': [
    'rule-tightened',
    'shared/address.ts',
    '/^\\d{5}$/',
    '/^[1-9]\\d{4}$/',
  ],
  'the Malaysian form of postal codes in Singapore': [
    'rule-tightened',
    'shared/address.ts',
    "country !== 'MY'",
    "!['MY', 'SG'].includes(country)",
  ],
  'an optional phone that may not be empty': ['rule-tightened', 'shared/schemas.ts', "text === '' || ", ''],
  'phone numbers with a plus sign only': ['rule-tightened', 'shared/schemas.ts', '/^\\+?[0-9]', '/^\\+[0-9]'],
  'a maximum quantity that is excluded': [
    'rule-tightened',
    'cart/rules.ts',
    /(export function canAdd[\s\S]*?)<=/,
    '$1<',
  ],
  'a first quantity below the minimum': [
    'rule-result-changed',
    'cart/rules.ts',
    'Math.max(1, product.min_order_quantity)',
    '1',
  ],
  'maximum quantities by product instead of by type': [
    'rule-result-changed',
    'cart/rules.ts',
    "type === 'other' ?",
    "type !== 'lpigroup' ?",
  ],
  'a cart merge that takes the larger quantity': [
    'rule-result-changed',
    'cart/rules.ts',
    'existing.quantity + added',
    'Math.max(existing.quantity, added)',
  ],
  'a discount that is rounded down': ['rule-result-changed', 'shared/money.ts', '* 2 + 10_000', '* 2'],
  'a discount that applies to the shipping': [
    'rule-result-changed',
    'order/rules.ts',
    'discountOf(goods, discount)',
    'discountOf(goods + shipping, discount)',
  ],
  'an error code that is renamed': ['error-code-removed', 'shared/errors.ts', /email_taken/g, 'email_exists'],
  'an error code that is removed': [
    'error-code-removed',
    'shared/errors.ts',
    / {2}prices_changed: 409,\n([\s\S]*?) {4}'prices_changed',\n/,
    '$1',
  ],
  'an error code that moves to another status': [
    'error-code-moved',
    'shared/errors.ts',
    'order_not_payable: 409',
    'order_not_payable: 422',
  ],
  'a request that may no longer be repeated': [
    'idempotent-withdrawn',
    'coupon/routes.ts',
    'idempotent: true',
    'idempotent: false',
  ],
  'a cart that requires a token': ['security-tightened', 'cart/routes.ts', "auth: 'optional'", "auth: 'customer'"],
  'an email that is not trimmed': [
    'request-trim-removed',
    'shared/schemas.ts',
    /(emailInputSchema[\s\S]*?)z\.trim\(\),/,
    '$1',
  ],
  'errors by field with a single text': [
    'response-type-widened',
    'shared/errors.ts',
    'z.record(z.string(), z.array(z.string()))',
    'z.record(z.string(), z.string())',
  ],
  'an error status that is no longer declared': [
    'response-removed',
    'order/routes.ts',
    'paged(orderSummarySchema), ...errors(403)',
    'paged(orderSummarySchema)',
  ],
  'a phone that is required at sign-up': [
    'request-became-required',
    'auth/schemas.ts',
    'z.optional(optionalPhoneInputSchema)',
    'optionalPhoneInputSchema',
  ],
  'a smaller limit of uploads': [
    'request-maximum-length-narrowed',
    'shared/constants.ts',
    'AVATAR_MAX_BYTES = 2',
    'AVATAR_MAX_BYTES = 1',
  ],
}

const compatible: SourceChanges = {
  'a shorter minimum length of passwords': [
    'rule-loosened',
    'shared/constants.ts',
    'PASSWORD_MIN_LENGTH = 8',
    'PASSWORD_MIN_LENGTH = 6',
  ],
  'shorter phone numbers': ['rule-loosened', 'shared/schemas.ts', '{5,19}$/', '{4,19}$/'],
  'Malaysian postal codes with four digits': ['rule-loosened', 'shared/address.ts', '/^\\d{5}$/', '/^\\d{4,5}$/'],
  'a larger maximum quantity': ['rule-loosened', 'cart/rules.ts', /(export function canAdd[\s\S]*?<=)/, '$1 1 +'],
  'a country in lowercase': ['request-pattern-widened', 'shared/address.ts', '/^[A-Z]{2}$/', '/^[A-Za-z]{2}$/'],
  'an additional error code': [
    'error-code-added',
    'shared/errors.ts',
    'unavailable: 503',
    'unavailable: 503, busy: 503',
  ],
  'a sign-out that may be repeated': [
    'idempotent-added',
    'auth/routes.ts',
    "routeMetadata({ auth: 'customer' })",
    "routeMetadata({ auth: 'customer', idempotent: true })",
  ],
  'a comment in the rule of passwords': [
    '',
    'auth/rules.ts',
    '  return passwordRules',
    '  // All.\n  return passwordRules',
  ],
  'another layout of the rule of passwords': [
    '',
    'auth/rules.ts',
    '  return passwordRules',
    '\n    return   passwordRules',
  ],
  'another description of passwords': ['', 'auth/schemas.ts', "description: 'With", "description: 'It has"],
  'another summary of an operation': ['', 'order/routes.ts', "summary: 'Place", "summary: 'Create"],
  'an export of a part of a rule': ['', 'shared/schemas.ts', 'const phonePattern', 'export const phonePattern'],
}

const edits = [...Object.entries(breaking), ...Object.entries(compatible)].map(
  ([title, [, file, from, to]]) => [title, { file, from, to }] satisfies [string, SourceEdit],
)

const documents = new Map<string, JsonObject>()
beforeAll(() => {
  const generated = documentsOf(edits.map(([, edit]) => edit))
  for (const [index, [title]] of edits.entries()) documents.set(title, generated[index] ?? {})
  // On a busy machine the copies take longer than the default of hooks.
}, 60_000)

const base: JsonObject = JSON.parse(openApiText())

const changesBy = (title: string): Change[] => changesBetween(base, documents.get(title) ?? {})

const titles = (changes: SourceChanges) => Object.entries(changes).map(([title, [kind]]) => ({ title, kind }))

describe('detects as breaking', () => {
  test.each(titles(breaking))('$title', ({ title, kind }) => {
    const kinds = changesBy(title)
      .filter((change) => change.breaking)
      .map((change) => change.kind)
    expect(kinds).toContain(kind)
  })
})

describe('detects as compatible', () => {
  test.each(titles(compatible))('$title', ({ title, kind }) => {
    const changes = changesBy(title)
    expect(changes.filter((change) => change.breaking)).toEqual([])
    if (kind === '') expect(changes).toEqual([])
    else expect(changes.map((change) => change.kind)).toContain(kind)
  })
})
