import { createHash } from 'node:crypto'
import { addressSchema, orderStatusSchema, PRODUCT_TYPES, taxDetailsSchema } from '@shop/contract'
import * as z from 'zod/mini'

/** The types of products as a list of SQL texts. */
const productTypes = PRODUCT_TYPES.map((type) => `'${type}'`).join(', ')

const validDiscount = "discount_value > 0 AND (discount_kind = 'amount' OR discount_value <= 100)"

/**
 * All tables. Money is integer sen (`_sen`), times are ISO 8601 text in UTC, structures that are
 * only read as a whole are JSON text. A change here makes existing data files unusable: they are
 * renamed, until a mock with their tables opens them again.
 */
const tables = `
-- The columns have the names of the contract's fields.
CREATE TABLE products (
  product_id INTEGER PRIMARY KEY,
  product_name TEXT NOT NULL,
  price_sen INTEGER NOT NULL CHECK (price_sen >= 0),
  product_price REAL GENERATED ALWAYS AS (price_sen / 100.0),
  product_thumbnail TEXT NOT NULL,
  product_type TEXT NOT NULL CHECK (product_type IN (${productTypes})),
  product_format TEXT NOT NULL CHECK (product_format IN ('book', 'ebook', 'online_test')),
  min_order_quantity INTEGER NOT NULL CHECK (min_order_quantity > 0),
  max_order_quantity INTEGER NOT NULL CHECK (max_order_quantity >= min_order_quantity),
  product_summary TEXT NOT NULL,
  is_featured INTEGER NOT NULL CHECK (is_featured IN (0, 1)),
  is_best_seller INTEGER NOT NULL CHECK (is_best_seller IN (0, 1)),
  product_description TEXT NOT NULL,
  product_images TEXT NOT NULL,
  product_facts TEXT NOT NULL,
  related_product_ids TEXT NOT NULL
) STRICT;

CREATE TABLE sliders (
  slider_id INTEGER PRIMARY KEY,
  title TEXT NOT NULL,
  text TEXT NOT NULL,
  image TEXT NOT NULL,
  link TEXT NOT NULL,
  link_label TEXT NOT NULL
) STRICT;

CREATE TABLE trainers (
  trainer_number INTEGER PRIMARY KEY,
  trainer_name TEXT NOT NULL,
  trainer_certification TEXT NOT NULL
) STRICT;

CREATE TABLE coupons (
  code TEXT PRIMARY KEY COLLATE NOCASE,
  discount_kind TEXT NOT NULL CHECK (discount_kind IN ('percent', 'amount')),
  discount_value REAL NOT NULL CHECK (${validDiscount}),
  expires_at TEXT
) STRICT;

CREATE TABLE customers (
  customer_id INTEGER PRIMARY KEY,
  email TEXT NOT NULL UNIQUE COLLATE NOCASE,
  first_name TEXT NOT NULL,
  last_name TEXT NOT NULL,
  phone TEXT NOT NULL DEFAULT '',
  avatar TEXT,
  -- null until the customer sets a password with a mailed link
  password_hash TEXT,
  -- when a mailed link verified the address; null if unverified
  email_verified_at TEXT,
  shipping_address TEXT,
  billing_address TEXT,
  tax_details TEXT,
  created_at TEXT NOT NULL
) STRICT;

CREATE TABLE tokens (
  token_hash TEXT PRIMARY KEY,
  kind TEXT NOT NULL CHECK (kind IN ('session', 'link')),
  customer_id INTEGER NOT NULL REFERENCES customers ON DELETE CASCADE,
  created_at TEXT NOT NULL,
  expires_at TEXT NOT NULL
) STRICT;

-- One picture per customer, with a random name.
CREATE TABLE avatars (
  file TEXT PRIMARY KEY,
  customer_id INTEGER NOT NULL UNIQUE REFERENCES customers ON DELETE CASCADE,
  type TEXT NOT NULL,
  content BLOB NOT NULL
) STRICT;

-- Counters of the rate limits.
CREATE TABLE attempts (
  subject TEXT PRIMARY KEY,
  count INTEGER NOT NULL,
  resets_at TEXT NOT NULL
) STRICT;

CREATE TABLE carts (
  cart_id INTEGER PRIMARY KEY,
  cart_uid TEXT NOT NULL UNIQUE,
  -- one cart per account; null for a guest's cart
  customer_id INTEGER UNIQUE REFERENCES customers ON DELETE CASCADE,
  created_at TEXT NOT NULL
) STRICT;

CREATE TABLE cart_items (
  cart_id INTEGER NOT NULL REFERENCES carts ON DELETE CASCADE,
  product_id INTEGER NOT NULL REFERENCES products,
  quantity INTEGER NOT NULL CHECK (quantity > 0),
  -- the order in which products were added
  position INTEGER NOT NULL,
  PRIMARY KEY (cart_id, product_id)
) STRICT;

CREATE TABLE orders (
  order_txn_id TEXT PRIMARY KEY,
  customer_id INTEGER REFERENCES customers,
  cart_id INTEGER,
  status TEXT NOT NULL,
  placed_at TEXT NOT NULL,
  first_name TEXT NOT NULL,
  last_name TEXT NOT NULL,
  email TEXT NOT NULL COLLATE NOCASE,
  phone TEXT NOT NULL,
  shipping_address TEXT NOT NULL,
  billing_address TEXT NOT NULL,
  tax_details TEXT NOT NULL,
  coupon_code TEXT,
  discount_percent REAL NOT NULL,
  sub_total_sen INTEGER NOT NULL,
  discount_sen INTEGER NOT NULL,
  shipping_sen INTEGER NOT NULL,
  total_sen INTEGER NOT NULL,
  -- a hash of the request, to recognise a repetition
  request_hash TEXT,
  -- the shop in links of mails; null for an order of a seed until its payment begins
  shop_origin TEXT
) STRICT;

-- The idempotency keys of order requests.
CREATE TABLE order_keys (
  idempotency_key TEXT PRIMARY KEY,
  request_hash TEXT NOT NULL,
  order_txn_id TEXT NOT NULL REFERENCES orders ON DELETE CASCADE
) STRICT;

CREATE TABLE order_items (
  order_txn_id TEXT NOT NULL REFERENCES orders ON DELETE CASCADE,
  position INTEGER NOT NULL,
  product_id INTEGER NOT NULL,
  quantity INTEGER NOT NULL CHECK (quantity > 0),
  -- as it was when the order was placed
  product TEXT NOT NULL,
  PRIMARY KEY (order_txn_id, position)
) STRICT;

CREATE TABLE order_status_history (
  order_txn_id TEXT NOT NULL REFERENCES orders ON DELETE CASCADE,
  position INTEGER NOT NULL,
  status TEXT NOT NULL,
  at TEXT NOT NULL,
  PRIMARY KEY (order_txn_id, position)
) STRICT;

CREATE TABLE test_accounts (
  test_account_id INTEGER PRIMARY KEY,
  -- null until the guest's email address is verified
  customer_id INTEGER REFERENCES customers ON DELETE CASCADE,
  order_txn_id TEXT NOT NULL REFERENCES orders ON DELETE CASCADE,
  product_name TEXT NOT NULL,
  product_type TEXT NOT NULL,
  access_code TEXT NOT NULL UNIQUE,
  status TEXT NOT NULL CHECK (status IN ('unassigned', 'assigned', 'completed')),
  assigned_to TEXT
) STRICT;

-- Payment sessions of the card provider. Card data is never stored.
CREATE TABLE card_sessions (
  session_id TEXT PRIMARY KEY,
  -- the order_txn_id
  reference TEXT NOT NULL,
  amount_sen INTEGER NOT NULL CHECK (amount_sen > 0),
  bill TEXT NOT NULL,
  return_url TEXT NOT NULL,
  cancel_url TEXT NOT NULL,
  status TEXT NOT NULL CHECK (status IN ('open', 'paid', 'declined', 'cancelled', 'expired')),
  -- why the last card was refused
  refusal TEXT,
  -- whether a 3-D Secure challenge is pending
  challenged INTEGER NOT NULL CHECK (challenged IN (0, 1)),
  created_at TEXT NOT NULL,
  expires_at TEXT NOT NULL,
  paid_at TEXT
) STRICT;
CREATE UNIQUE INDEX one_payment_a_reference ON card_sessions (reference) WHERE status = 'paid';

CREATE TABLE mails (
  mail_id INTEGER PRIMARY KEY,
  recipient TEXT NOT NULL COLLATE NOCASE,
  subject TEXT NOT NULL,
  text TEXT NOT NULL,
  html TEXT NOT NULL,
  sent_at TEXT NOT NULL
) STRICT;
`

export const schemaVersion =
  createHash('sha256').update(tables).digest().readUInt32BE() & 0x7fffffff

/** Identifies data files of this mock: SQLite stores it in the header of the file. */
export const applicationId = 0x4c504931

/**
 * The tables as SQL. `user_version` is a hash of them, to recognise data files with other tables.
 * Most tables are small: with pages of 4 KiB, SQLite's default, an image is three times as large.
 */
export const schema = `
PRAGMA page_size = 1024;
${tables}
PRAGMA user_version = ${schemaVersion};
PRAGMA application_id = ${applicationId};
`

/** The columns of an account; seeds have them too. */
export const customerRow = z.object({
  customer_id: z.number(),
  email: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  phone: z.string(),
  avatar: z.nullable(z.string()),
  password_hash: z.nullable(z.string()),
  email_verified_at: z.nullable(z.string()),
  shipping_address: z.nullable(addressSchema),
  billing_address: z.nullable(addressSchema),
  tax_details: z.nullable(taxDetailsSchema),
  created_at: z.string(),
})

/** The columns of an order without its amounts; seeds have them too. */
export const orderColumns = {
  order_txn_id: z.string(),
  customer_id: z.nullable(z.number()),
  cart_id: z.nullable(z.number()),
  status: orderStatusSchema,
  placed_at: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  phone: z.string(),
  shipping_address: addressSchema,
  billing_address: addressSchema,
  tax_details: taxDetailsSchema,
  coupon_code: z.nullable(z.string()),
  request_hash: z.nullable(z.string()),
  shop_origin: z.nullable(z.string()),
}

/** Amounts are integer sen. */
export const orderRow = z.object({
  ...orderColumns,
  discount_percent: z.number(),
  sub_total_sen: z.number(),
  discount_sen: z.number(),
  shipping_sen: z.number(),
  total_sen: z.number(),
})
export type OrderRow = z.infer<typeof orderRow>
