import {
  orderItemSchema,
  orderStatusSchema,
  PRODUCT_FORMATS,
  PRODUCT_TYPES,
  sliderSchema,
  testAccountSchema,
  trainerSchema,
} from '@shop/contract'
import * as z from 'zod/mini'
import { customerRow, orderColumns } from '../db/schema.ts'
import { passwordHashPattern } from '../modules/auth/password.ts'
import { placeholderFile } from '../modules/uploads/sample-files.ts'

const textSchema = z.string().check(z.minLength(1))
// Greater numbers would make ids and amounts that the contract, or JavaScript, cannot represent.
/** The ids of carts have 52 bits. */
const idSchema = z.int().check(z.positive(), z.lte(2 ** 52))
const quantitySchema = z.int().check(z.positive(), z.lte(10_000))
const senSchema = z.int().check(z.nonnegative(), z.lte(1e14))
const priceSchema = z.number().check(z.nonnegative(), z.lte(1_000_000), z.multipleOf(0.01))
/** From 1970 to 8999, as the clock of a world. */
const timeSchema = z.iso.datetime({ offset: true }).check(z.regex(/^(?:19[7-9]|[2-8]\d\d)\d-/))
const emailSchema = z.email()
const uploadSchema = z.string().check(z.regex(/^[A-Za-z0-9][A-Za-z0-9._-]*$/))
const statusSchema = z.enum(orderStatusSchema.options)

/** The contract's product. Prices are in RM. Pictures are file names under /uploads/. */
const productSchema = z
  .strictObject({
    product_id: idSchema,
    product_name: textSchema,
    product_price: priceSchema,
    product_type: z._default(z.enum(PRODUCT_TYPES), 'other'),
    product_format: z.optional(z.enum(PRODUCT_FORMATS)),
    min_order_quantity: z._default(quantitySchema, 1),
    max_order_quantity: z._default(quantitySchema, 20),
    product_summary: z._default(z.string(), ''),
    is_featured: z._default(z.boolean(), false),
    is_best_seller: z._default(z.boolean(), false),
    product_description: z._default(z.array(z.string()), []),
    product_facts: z._default(
      z.array(z.strictObject({ label: z.string(), value: z.string() })),
      [],
    ),
    related_product_ids: z._default(z.array(idSchema), []),
    product_thumbnail: z._default(uploadSchema, placeholderFile),
    product_images: z.optional(z.array(uploadSchema)),
  })
  .check(
    z.refine(({ min_order_quantity: min, max_order_quantity: max }) => max >= min, {
      error: 'Expected at least min_order_quantity.',
      path: ['max_order_quantity'],
    }),
  )

/** Only fields with a column: a new field of the contract may have none. */
const slideSchema = z.pick(sliderSchema, {
  slider_id: true,
  title: true,
  text: true,
  image: true,
  link: true,
  link_label: true,
})
const seedTrainerSchema = z.pick(trainerSchema, {
  trainer_number: true,
  trainer_name: true,
  trainer_certification: true,
})

const couponSchema = z.strictObject({
  code: textSchema,
  discount: z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('percent'), value: z.number().check(z.gt(0), z.lte(100)) }),
    z.strictObject({ kind: z.literal('amount'), value: priceSchema.check(z.gt(0)) }),
  ]),
  expires_at: z._default(z.nullable(timeSchema), null),
})

/**
 * Columns that are not named here are optional. Without `password` and `password_hash` the password
 * is Customer#1.
 */
const customerSchema = z.strictObject({
  ...z.partial(z.omit(customerRow, { avatar: true })).shape,
  customer_id: idSchema,
  email: emailSchema,
  first_name: textSchema,
  last_name: textSchema,
  password: z.optional(textSchema),
  password_hash: z.optional(z.nullable(z.string().check(z.regex(passwordHashPattern)))),
  email_verified_at: z.optional(z.nullable(timeSchema)),
  created_at: z._default(timeSchema, '2026-05-01T02:00:00.000Z'),
})

/** `token_hash` is the SHA-256 of the token, for tokens that must not be in the file. */
const sessionSchema = z
  .strictObject({
    customer: emailSchema,
    token: z.optional(textSchema),
    token_hash: z.optional(textSchema),
    created_at: z._default(timeSchema, '2025-12-01T00:00:00.000Z'),
    expires_at: timeSchema,
  })
  .check(
    z.refine(
      ({ token, token_hash: hash }) => (token ?? hash) !== undefined,
      'Expected token or token_hash.',
    ),
  )

const cartSchema = z.strictObject({
  cart_id: idSchema,
  cart_uid: z.uuid(),
  customer: z._default(z.nullable(emailSchema), null),
  created_at: z._default(timeSchema, '2026-11-01T02:00:00.000Z'),
  items: z.array(z.strictObject({ product_id: idSchema, quantity: quantitySchema })),
})

const orderLineSchema = z.strictObject({
  product_id: idSchema,
  quantity: quantitySchema,
  /** As it was when the order was placed: by default as it is in the seed. */
  product: z.optional(orderItemSchema.shape.product),
})

const { product_name, product_type, access_code, status, assigned_to } = testAccountSchema.shape
const seatSchema = z.strictObject({
  customer: z.nullable(emailSchema),
  product_name,
  product_type,
  access_code,
  status,
  assigned_to,
})

/** What follows from other columns, or begins with a call. */
const derived = { customer_id: true, status: true, request_hash: true, shop_origin: true } as const

/**
 * What is omitted follows from the customer, the products and the coupon; a paid order of tests
 * gets test accounts.
 */
const orderSchema = z.strictObject({
  ...z.partial(z.omit(z.object(orderColumns), derived)).shape,
  order_txn_id: z.string().check(z.regex(/^[A-Za-z0-9_-]{8,64}$/)),
  /** Null for a guest. */
  customer: z.nullable(emailSchema),
  placed_at: timeSchema,
  /**
   * Oldest first; the last one is current. A status without a time comes a day after the one before
   * it.
   */
  history: z
    .array(z.union([statusSchema, z.strictObject({ status: statusSchema, at: timeSchema })]))
    .check(z.minLength(1)),
  items: z.array(orderLineSchema).check(z.minLength(1)),
  coupon_code: z._default(z.nullable(z.string()), null),
  cart_id: z._default(z.nullable(idSchema), null),
  first_name: z.optional(textSchema),
  last_name: z.optional(textSchema),
  email: z.optional(emailSchema),
  totals: z.optional(
    z.strictObject({
      discount_percent: z.number().check(z.gte(0), z.lte(100)),
      sub_total_sen: senSchema,
      discount_sen: senSchema,
      shipping_sen: senSchema,
      total_sen: senSchema,
    }),
  ),
  test_accounts: z.optional(z.array(seatSchema)),
})

const rowsSchema = z.strictObject({
  products: z.array(productSchema),
  slides: z.array(slideSchema),
  trainers: z.array(seedTrainerSchema),
  coupons: z.array(couponSchema),
  customers: z.array(customerSchema),
  sessions: z.array(sessionSchema),
  carts: z.array(cartSchema),
  orders: z.array(orderSchema),
})
const someRowsSchema = z.partial(rowsSchema)

const countSchema = z.int().check(z.gte(1), z.lte(5000))

/**
 * A seed file (docs/front-end-developer.md). The JSON schema in seed.schema.json is made from it.
 */
export const seedFileSchema = z.strictObject({
  $schema: z.optional(z.string()),
  /** The content in one sentence. */
  summary: z.optional(z.string()),
  /** The scenario to start from, such as `sample` or `default`; nothing if omitted. */
  extends: z.optional(textSchema),
  /** A collection replaces that of the extended scenario. */
  ...someRowsSchema.shape,
  /** Rows to add to the collections. */
  add: z.optional(someRowsSchema),
  /** Makes more rows out of existing ones, up to a number of rows in all. */
  fill: z.optional(
    z.strictObject({
      products: z.optional(countSchema),
      orders: z.optional(
        z.strictObject({
          count: countSchema,
          customer: emailSchema,
          /** Repeated in this order, each order twelve hours before the last. */
          patterns: z
            .array(
              z.strictObject({
                history: z.array(statusSchema).check(z.minLength(1)),
                items: z.array(orderLineSchema).check(z.minLength(1)),
              }),
            )
            .check(z.minLength(1)),
        }),
      ),
    }),
  ),
  /** What a reset returns to the client besides cart, user and token. */
  state: z.optional(
    z.strictObject({
      coupon_code: z.optional(z.string()),
      expired_coupon_code: z.optional(z.string()),
      order_txn_id: z.optional(z.string()),
    }),
  ),
})

export type SeedFile = z.output<typeof seedFileSchema>

/** All rows of a world's start. */
export type Seed = z.output<typeof rowsSchema>
export type SeedCustomer = Seed['customers'][number]
export type SeedOrder = Seed['orders'][number]

export const seedJsonSchema = () => ({
  $id: 'seed.schema.json',
  title: 'Seed file of the mock API',
  ...z.toJSONSchema(seedFileSchema, { io: 'input', reused: 'ref' }),
})
