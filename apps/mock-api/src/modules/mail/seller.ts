/** The seller in mails, a sample like the one in the shop's data.json. */
export const seller = {
  brand: 'Sample Psychometrics',
  name: 'Sample Psychometrics Sdn Bhd',
  payment: 'Paid by credit or debit card.',
  taxStatement: 'Prices include sales and service tax where it applies.',
  email: 'hello@example.com',
  phone: '+60 3-0000 0000',
} as const

/** The seller's name, numbers and address, for the footer of a mail. */
export const sellerLines: readonly string[] = [
  seller.name,
  'Registration no. 200000000000 (000000-X) · SST no. W00-0000-00000000',
  'Level 0, Sample Building, 1 Jalan Contoh, 50000 Kuala Lumpur, Malaysia',
]
