const numbers = [
  'One',
  'Two',
  'Three',
  'Four',
  'Five',
  'Six',
  'Seven',
  'Eight',
  'Nine',
  'Ten',
  'Eleven',
  'Twelve',
  'Thirteen',
  'Fourteen',
] as const
const certifications = ['Licensed Trainer', 'Licensed Senior Trainer', 'Licensed Master Trainer'] as const

/** Sample trainers, who read as samples. */
export const trainers = numbers.map((number, index) => ({
  number: index + 1,
  name: `Sample Trainer ${number}`,
  certification: certifications[index % certifications.length] ?? certifications[0],
}))

/** Of every customer of the seed. */
export const samplePassword = 'Customer#1'

/**
 * argon2id of `samplePassword`, reckoned beforehand so that a start need not: format `argon2id$memory$passes$salt$hash`,
 * memory in KiB, salt and hash in base64url. A test reckons it again.
 */
export const samplePasswordHash = 'argon2id$19456$2$c2FtcGxlLXNhbHQtMDAwMQ$TRwXzTG1ZklqQP8zlgiBungbFit3tYzkg9cxjxXL-lQ'

export const sampleAddress = {
  address_line_one: '12 Jalan Contoh, Taman Sampel',
  state: 'Selangor',
  country: 'MY',
  postal_code: '47500',
}

export const emptyTaxDetails = {
  company_name: '',
  company_phone: '',
  company_registration_number: '',
  sst_number: '',
  tin_number: '',
}

export const customers = [
  {
    id: 1,
    email: 'customer@example.com',
    firstName: 'Sample',
    lastName: 'Customer',
    phone: '+60 12-345 6789',
    address: sampleAddress,
  },
  { id: 2, email: 'new@example.com', firstName: 'New', lastName: 'Customer', phone: '', address: null },
] as const

/** `expiresAt` null: never. */
export const coupons = [
  { code: 'WELCOME10', percent: 10, expiresAt: null },
  { code: 'EXPIRED20', percent: 20, expiresAt: '2026-01-31T16:00:00.000Z' },
] as const
