import type { SeedRows } from './seed-schema.ts'

export const samplePassword = 'Customer#1'

export const sampleAddress = {
  address_line_one: '12 Jalan Contoh, Taman Sampel, Subang Jaya',
  state: 'Selangor',
  country: 'MY',
  postal_code: '47500',
}

export const customers: SeedRows['customers'] = [
  {
    customer_id: 1,
    email: 'customer@example.com',
    first_name: 'Sample',
    last_name: 'Customer',
    phone: '+60 12-345 6789',
    shipping_address: sampleAddress,
    billing_address: sampleAddress,
  },
  { customer_id: 2, email: 'new@example.com', first_name: 'New', last_name: 'Customer' },
]
