/** The seller in mails, a sample like the one in the shop's data.json. */
export const seller = {
  name: 'Sample Psychometrics Sdn Bhd',
  numbers: 'Registration no. 200000000000 (000000-X) · SST no. W00-0000-00000000',
  address: 'Level 0, Sample Building, 1 Jalan Contoh, 50000 Kuala Lumpur, Malaysia',
  phone: '+60 3-0000 0000',
  email: 'hello@example.com',
  payment: 'Paid by credit or debit card.',
  taxStatement: 'Prices include sales and service tax where it applies.',
} as const

/** The lines of the seller at the end of each mail. */
export const sellerLines: readonly string[] = [
  seller.name,
  seller.numbers,
  seller.address,
  `${seller.phone} · ${seller.email}`,
]
