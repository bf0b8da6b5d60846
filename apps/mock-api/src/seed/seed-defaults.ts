/** Of each customer of a seed without a password of its own. */
export const samplePassword = 'Customer#1'

/** Of each order of a seed without one of its own or its customer's. */
export const sampleAddress = {
  address_line_one: '12 Jalan Contoh, Taman Sampel, Subang Jaya',
  state: 'Selangor',
  country: 'MY',
  postal_code: '47500',
}
