/**
 * The rules in code that a JSON schema cannot express. The document has examples of each rule with
 * their results, which `contract:check` compares with those of the earlier document: keep each
 * example.
 */
import type { JsonObject } from '../json.ts'
import { addressRules } from './rules/address-rules.ts'
import { cartRules } from './rules/cart-rules.ts'
import { constantsRule } from './rules/constants-rule.ts'
import { orderRules } from './rules/order-rules.ts'
import { formatAssumedRule, readingRules } from './rules/reading-rules.ts'

/** `components.x-rules`. */
export const rules: JsonObject = {
  ...addressRules,
  ...cartRules,
  ...orderRules,
  'format-assumed': formatAssumedRule,
  constants: constantsRule,
  ...readingRules,
}

/** The rules of operations. Those of fields are in the metadata of their schemas, as `x-rules`. */
export const operationRules: Readonly<Record<string, readonly string[]>> = {
  'auth.signup': ['cart-merge'],
  'auth.signin': ['cart-merge'],
  'cart.update': ['cart-quantity'],
  'coupon.apply': ['order-total'],
  'order.place': ['cart-quantity', 'order-total'],
}
