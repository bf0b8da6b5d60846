/** Request bodies of orders. */
import { randomUUID } from 'node:crypto'

export const newEmail = (): string => `conform-${randomUUID()}@example.com`

export const customer = { first_name: 'Conformance', last_name: 'Check', phone: '+60 12-345 6789' } as const

const shipping_address = { address_line_one: '1 Jalan Contoh', state: 'Selangor', country: 'MY', postal_code: '46000' }
const billing_address = { address_line_one: '2 Jalan Contoh', state: 'Johor', country: 'MY', postal_code: '80000' }

export const taxDetails = {
  company_name: 'Sample Company',
  company_phone: '+60 3-1234 5678',
  company_registration_number: '202601012345',
  sst_number: 'B16-1808-32000001',
  tin_number: 'C12345678900',
} as const

export function orderBody(cart_uid: string, email: string, coupon_code?: string | undefined) {
  const coupon = coupon_code === undefined ? {} : { coupon_code }
  return { cart_uid, customer: { ...customer, email }, shipping_address, billing_address, ...coupon }
}
export type OrderBody = ReturnType<typeof orderBody>

export const idempotencyKey = (key: string = randomUUID()) => ({ 'idempotency-key': key })
