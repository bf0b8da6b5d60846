import { coupons } from './coupons.ts'
import { customers } from './customers.ts'
import { orders } from './orders.ts'
import { products } from './products.ts'
import type { Seed } from './seed-schema.ts'
import { slides } from './slides.ts'
import { trainers } from './trainers.ts'

/** The sample shop (architecture §6), which other seeds and scenarios extend as `sample`. */
export const sampleSeed: Seed = {
  products,
  slides,
  trainers,
  coupons,
  customers,
  sessions: [],
  carts: [],
  orders,
}
