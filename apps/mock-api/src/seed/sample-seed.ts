import { coupons } from './coupons.ts'
import { customers } from './customers.ts'
import { orders } from './orders.ts'
import { coverFile, products } from './products.ts'
import type { Seed } from './seed-schema.ts'
import { slides } from './slides.ts'
import { trainers } from './trainers.ts'

/** The sample shop (architecture §6), which other seeds and scenarios extend as `sample`. */
export const sampleSeed: Seed = {
  products: products.map((product) => ({
    id: product.id,
    name: product.name,
    price: product.price / 100,
    type: product.type,
    format: product.format,
    min_quantity: product.min_order_quantity,
    max_quantity: product.max_order_quantity,
    summary: product.summary,
    is_featured: product.featured ?? false,
    is_best_seller: product.bestSeller ?? false,
    description: [...product.description],
    facts: product.facts.map(([label, value]) => ({ label, value })),
    related_ids: [...product.related],
    thumbnail: coverFile(product),
  })),
  slides: slides.map(({ id, title, text, image, link, linkLabel }) => ({
    id,
    title,
    text,
    image,
    link,
    link_label: linkLabel,
  })),
  trainers,
  coupons: coupons.map(({ code, discount, expiresAt }) => ({ code, discount, expires_at: expiresAt })),
  customers: customers.map(({ id, email, firstName, lastName, phone, address }) => ({
    id,
    email,
    first_name: firstName,
    last_name: lastName,
    phone,
    shipping_address: address,
    billing_address: address,
    tax_details: null,
    created_at: '2026-05-01T02:00:00.000Z',
  })),
  sessions: [],
  carts: [],
  orders: orders.map(({ txnId, placedAt, history, items, coupon, country }) => ({
    order_txn_id: txnId,
    customer: customers[0].email,
    placed_at: placedAt,
    history: [...history],
    items: items.map(([product_id, quantity]) => ({ product_id, quantity })),
    coupon_code: coupon ?? null,
    cart_id: null,
    ...(country !== undefined && { country }),
  })),
}
