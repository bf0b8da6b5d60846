/** The password of every seeded customer. */
export const samplePassword = 'Customer#1'

/**
 * The argon2id hash of `samplePassword`, precomputed to keep the start fast, as `argon2id$memory$passes$salt$hash`:
 * memory in KiB, salt and hash in base64url. A test computes it again.
 */
export const samplePasswordHash = 'argon2id$19456$2$c2FtcGxlLXNhbHQtMDAwMQ$TRwXzTG1ZklqQP8zlgiBungbFit3tYzkg9cxjxXL-lQ'

export const sampleAddress = {
  address_line_one: '12 Jalan Contoh, Taman Sampel, Subang Jaya',
  state: 'Selangor',
  country: 'MY',
  postal_code: '47500',
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
