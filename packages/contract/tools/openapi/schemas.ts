/** JSON Schema (2020-12, as OpenAPI 3.1 takes it) from the contract's zod schemas. */
import * as z from 'zod/mini'
import * as contract from '../../src/index.ts'

export type Json = string | number | boolean | null | Json[] | JsonObject
export interface JsonObject {
  [key: string]: Json
}

/** The schemas that the document names; every other one stands where it is used. */
const named: ReadonlyMap<z.core.$ZodType, string> = new Map<z.core.$ZodType, string>([
  [contract.errorBodySchema, 'Error'],
  [contract.messageBodySchema, 'Message'],
  [contract.passwordResponseSchema, 'PasswordAnswer'],
  [contract.userSchema, 'User'],
  [contract.authorisationSchema, 'Authorisation'],
  [contract.signedInSchema, 'SignedIn'],
  [contract.productTypeSchema, 'ProductType'],
  [contract.productFormatSchema, 'ProductFormat'],
  [contract.productSchema, 'Product'],
  [contract.productDetailSchema, 'ProductDetail'],
  [contract.sliderSchema, 'Slider'],
  [contract.cartItemSchema, 'CartItem'],
  [contract.cartSchema, 'Cart'],
  [contract.couponResultSchema, 'CouponResult'],
  [contract.shippingCountrySchema, 'ShippingCountry'],
  [contract.shippingSettingsSchema, 'ShippingSettings'],
  [contract.addressSchema, 'Address'],
  [contract.taxDetailsSchema, 'TaxDetails'],
  [contract.orderStatusSchema, 'OrderStatus'],
  [contract.orderItemSchema, 'OrderItem'],
  [contract.orderSchema, 'Order'],
  [contract.orderSummarySchema, 'OrderSummary'],
  [contract.placedOrderSchema, 'PlacedOrder'],
  [contract.paymentVerificationSchema, 'PaymentVerification'],
  [contract.profileSchema, 'Profile'],
  [contract.testAccountSchema, 'TestAccount'],
  [contract.trainerSchema, 'Trainer'],
])

export const ref = (name: string): JsonObject => ({ $ref: `#/components/schemas/${name}` })

/** What is sent (`input`: a default may be left out) or answered (`output`). */
type Side = 'input' | 'output'

/** The JSON Schema of one zod schema; a named schema inside it becomes a reference. */
export function jsonSchema(schema: z.core.$ZodType, side: Side): JsonObject {
  const name = nameOf(schema)
  return name === undefined ? convert(schema, side) : ref(name)
}

/** `components.schemas`. */
export function componentSchemas(): JsonObject {
  const entries = [...named].map(([schema, name]): [string, JsonObject] => [name, convert(schema, 'output')])
  return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)))
}

/** A field is a marked copy of its schema, so the name may belong to an ancestor. */
function nameOf(schema: z.core.$ZodType): string | undefined {
  for (let at: z.core.$ZodType | undefined = schema; at; at = at._zod.parent) {
    const name = named.get(at)
    if (name !== undefined) return name
  }
  return undefined
}

function convert(schema: z.core.$ZodType, side: Side): JsonObject {
  const result = z.toJSONSchema(schema, {
    io: side,
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema: draft, path }) => {
      const name = path.length === 0 ? undefined : nameOf(zodSchema)
      if (name !== undefined) {
        const kept = provenance(draft)
        for (const key of Object.keys(draft)) delete draft[key]
        Object.assign(draft, ref(name), kept)
        return
      }
      if (side === 'output') delete draft.additionalProperties
      plainNumbers(draft)
      plainNullable(draft)
    },
  })
  delete result.$schema
  // Through text, so that what is committed is exactly what was built: plain JSON, without undefined.
  const plain: JsonObject = JSON.parse(JSON.stringify(result))
  return plain
}

function provenance(draft: z.core.JSONSchema.BaseSchema): JsonObject {
  const value = draft['x-provenance']
  return value === 'shown' || value === 'assumed' ? { 'x-provenance': value } : {}
}

/** zod's bounds for integers are noise to a reader: a safe integer goes without saying, and "over 0" is "from 1". */
function plainNumbers(draft: z.core.JSONSchema.BaseSchema): void {
  if (draft.type !== 'integer') return
  if (draft.maximum === Number.MAX_SAFE_INTEGER) delete draft.maximum
  if (draft.minimum === Number.MIN_SAFE_INTEGER) delete draft.minimum
  if (draft.exclusiveMinimum === 0) {
    delete draft.exclusiveMinimum
    draft.minimum = 1
  }
}

/** "A string, or null" is one type list, which tools show, and compare, better than an alternative. */
function plainNullable(draft: z.core.JSONSchema.BaseSchema): void {
  const [value, none, ...more] = draft.anyOf ?? []
  if (!value || none?.type !== 'null' || more.length > 0 || typeof value.type !== 'string') return
  if (value.$ref !== undefined || value.enum !== undefined || value.const !== undefined) return
  const { type, ...rest } = value
  delete draft.anyOf
  Object.assign(draft, { type: [type, 'null'], ...rest })
}
