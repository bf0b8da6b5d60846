/** Bodies and values of requests. */
import { randomUUID } from 'node:crypto'
import { SESSION_PLACEHOLDER } from '@shop/contract'
import { valueAt } from '@shop/contract/host/describe-value'
import type { OperationRequest } from '../http.ts'

export const UNKNOWN_ID = 9_007_199_254_740_000
export const UNKNOWN_KEY = 'no-such-key-0000'

export const idempotencyKey = () => ({ 'idempotency-key': randomUUID() })

/** The longest name, with characters that a wrong encoding or a template changes. */
const fullName = { first_name: 'Zoë 李', last_name: `O'Brien & Sons "${'n'.repeat(43)}"` }

export const person = (email: string, password: string) => ({ ...fullName, email, password })

type Product = { readonly product_id: number; readonly product_type: string }

export const changeBody = (
  cart_uid: string | null,
  { product_id, product_type: type }: Product,
  quantity = 1,
) => {
  return { cart_uid, quantity, product_id, type }
}

/** A country may come as its name, but not empty or with another code. */
export const expectedAddress = ({ country, ...rest }: typeof address, received: unknown) => {
  const sent = valueAt(received, ['country'])
  return { ...rest, country: typeof sent === 'string' && sent.length > 2 ? undefined : country }
}

const LONGEST_LINE = '1, Jalan Contoh'.padEnd(200, 'x')
/** The postal code is no number. */
const address = {
  address_line_one: LONGEST_LINE,
  state: 'Perlis',
  country: 'MY',
  postal_code: '01000',
}

export function orderBody(cart_uid: string, email: string, coupon_code?: string) {
  return {
    cart_uid,
    customer: { ...fullName, email, phone: '+60 12-345 6789' },
    shipping_address: address,
    billing_address: {
      ...address,
      address_line_one: '2 Jalan Contoh',
      state: 'Johor',
      postal_code: '80000',
    },
    ...(coupon_code !== undefined && { coupon_code }),
  }
}

/** Values that the contract excludes, by a length, a pattern or a rule in code. */
const wrongValues = {
  first_name: 'n'.repeat(61),
  last_name: '',
  phone: 'CALL NOW',
  state: '',
  postal_code: '460',
}

/** The requests with each of these values in a valid body. */
export const wrongRequests = (valid: object): OperationRequest[] =>
  Object.entries(wrongValues).flatMap(([wrongField, wrong]) => {
    const body = JSON.stringify(valid, (key, value: unknown) =>
      key === wrongField ? wrong : value,
    )
    return body === JSON.stringify(valid) ? [] : [{ body: JSON.parse(body), wrongField }]
  })

/** A request of `order.place` with a new idempotency key. */
export const orderRequest = <Body extends object>(body: Body) => ({
  body,
  headers: idempotencyKey(),
})

export const taxDetails = {
  company_name: 'Sample Company',
  company_phone: '+60 3-1234 5678',
  company_registration_number: '202601012345',
  sst_number: 'B16-1808-32000001',
  tin_number: 'C12345678900',
}

export const profileBody = {
  first_name: 'Changed É',
  last_name: "N'ame",
  phone: '+60 12-345 6789',
  shipping_address: address,
  billing_address: { ...address, state: 'Johor', postal_code: '80000' },
  tax_details: taxDetails,
}

export const paymentBody = (shopOrigin: string, txnId: string) => ({
  txnId,
  return_url: `${shopOrigin}/st/return?session_id=${SESSION_PLACEHOLDER}`,
  cancel_url: `${shopOrigin}/st/cancel?session_id=${SESSION_PLACEHOLDER}`,
})

/** A picture of each type, in Base64. */
export const PIXELS = {
  // cspell:disable-next-line
  jpeg: '/9j/4AAQSkZJRgABAQEASABIAAD/2wBDAP//////////////////////////////////////////////////////////////////////////////////////wAALCAABAAEBAREA/8QAFAABAAAAAAAAAAAAAAAAAAAAAP/EABQQAQAAAAAAAAAAAAAAAAAAAAD/2gAIAQEAAD8AP//Z',
  webp: 'UklGRhoAAABXRUJQVlA4TA0AAAAvAAAAEAcQERGIiP4HAA==',
  png: 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
}

export function picture(bytes = Buffer.from(PIXELS.png, 'base64'), type = 'png'): FormData {
  const form = new FormData()
  form.set(
    'avatar',
    new File([bytes], `pixel.${type.replace(/\+.*/, '')}`, { type: `image/${type}` }),
  )
  return form
}
