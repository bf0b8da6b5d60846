import { emptyTaxDetails } from '@shop/contract'
import { expect } from 'vitest'
import { sample, signedIn, signUp } from './accounts.ts'
import { it, press, seed, type start } from './harness.ts'
import {
  abroad,
  buy,
  createPayment,
  mailsTo,
  newKey,
  orderInput,
  payWith,
  place,
} from './purchase.ts'

const seller = [
  'Sample Psychometrics Sdn Bhd',
  '200000000000 (000000-X)',
  '1 Jalan Contoh',
  '+60 3-0000 0000',
]

/** A mail's HTML as the words that a reader sees. */
const words = (html: string) => html.replace(/<style>.*?<\/style>/s, '').replaceAll(/<[^>]+>/g, ' ')

type Product = Parameters<typeof press>[1]

/** The receipt of a guest who pays for one of each product, and the number of the order. */
const receiptOf = async (
  app: Awaited<ReturnType<typeof start>>,
  first: Product,
  ...others: readonly Product[]
) => {
  const { cart_uid } = (await press(app, first)).json().cart
  for (const product of others) await press(app, product, cart_uid)
  const { txnId } = await buy(app, { cart_uid })
  const mail = (await mailsTo(app)).find(({ subject }) => subject.includes('receipt'))
  return { subject: mail?.subject ?? '', text: mail?.text ?? '', html: mail?.html ?? '', txnId }
}

it('returns the first mail as soon as it is sent, and an empty list after the given time', async ({
  app,
}) => {
  const waiting = app.inject('/__mock/api/outbox?to=GUEST@example.com&wait_ms=20000')
  await buy(app)
  const { data } = (await waiting).json()
  expect(data).toHaveLength(1)
  expect(data[0]).toEqual({
    to: 'guest@example.com',
    subject: expect.any(String),
    text: expect.any(String),
    html: expect.any(String),
    sent_at: expect.any(String),
  })
  expect((await app.inject('/__mock/api/outbox?to=unknown@example.com&wait_ms=30')).json()).toEqual(
    { data: [] },
  )
  expect((await app.inject('/__mock/api/outbox?wait_ms=soon')).statusCode).toBe(422)
})

it('names the account in the receipt of an order with another email address', async ({ app }) => {
  const headers = await signedIn(app)
  const { cart_uid } = (await press(app, seed.book, null, { headers })).json().cart
  const placed = await place(app, orderInput(cart_uid), newKey(), headers)
  const created = await createPayment(app, placed.json().data.order_txn_id)
  await payWith(app, new URL(created.json().clientSecret).pathname, '4242424242424242')
  const [mail] = await mailsTo(app)
  expect(mail?.text).toContain(`You sign in with ${sample.email}.`)
  expect(mail?.text).not.toContain('You sign in with guest@example.com')
})

it('has the links and the address of a paid order, as text and as HTML', async ({ app }) => {
  const mail = await receiptOf(app, seed.test, seed.careerTest, seed.ebook, seed.book)
  for (const link of [
    'https://career-test.example.com/',
    `http://localhost:80/invoice?txnId=${mail.txnId}`,
    'http://localhost:80/terms',
  ]) {
    expect(mail.text).toContain(link)
    expect(mail.html).toContain(`href="${link}"`)
  }
  for (const text of ['Ship to', '1 Jalan Satu', '47500 Selangor', 'Malaysia']) {
    expect(mail.text).toContain(text)
    expect(words(mail.html)).toContain(text)
  }
})

it('has the ebooks in a mail of their own alone, each with a button to download it', async ({
  app,
}) => {
  const receipt = await receiptOf(app, seed.ebook, seed.otherEbook)
  expect(receipt.text).not.toContain('/uploads/')
  const mails = await mailsTo(app)
  for (const { text } of mails)
    expect(text).not.toMatch(/Ship|Bill to|test\/start|career-test|parcel/)
  const mail = mails.find(({ subject }) => subject === 'Your ebooks')
  const files = [
    ...(mail?.html.matchAll(/class="button" href="([^"]+)"[^>]*>Download /g) ?? []),
  ].map(([, href]) => href)
  expect(files).toHaveLength(2)
  expect(files).toContain('http://localhost:80/uploads/ebook-12.pdf')
  const ebook = await app.inject('/uploads/ebook-12.pdf')
  expect(ebook.headers['content-type']).toBe('application/pdf')
  expect(ebook.body).toMatch(/^%PDF-/)
  for (const file of ['ebook-8.pdf', 'ebook-999.pdf'])
    expect((await app.inject(`/uploads/${file}`)).statusCode).toBe(404)
})

/** The buttons of a mail: their addresses and labels. */
const buttonsOf = (html = '') =>
  [...html.replaceAll('&amp;', '&').matchAll(/class="button" href="([^"]+)"[^>]*>([^<]+)</g)].map(
    ([, ...button]) => button,
  )

const setsPassword = /\/reset-password\?\S*token=/g

it('has no access code in a mail, and the link of a new guest in that of the tests alone', async ({
  app,
}) => {
  const receipt = await receiptOf(app, seed.team)
  expect(receipt.text).toMatch(/RM\s75\.00 per seat/)
  expect(buttonsOf(receipt.html)).toEqual([
    [`http://localhost:80/invoice?txnId=${receipt.txnId}`, 'See your invoice'],
  ])
  const mails = await mailsTo(app)
  expect(mails.map(({ subject }) => subject)).toEqual([
    'Your tests are ready',
    expect.stringMatching(/^Your receipt for RM.375\.00$/),
  ])
  const codes = app.worlds.get('default').sql
    .all`SELECT access_code FROM test_accounts WHERE order_txn_id = ${receipt.txnId}`
  expect(codes).toHaveLength(5)
  for (const { access_code } of codes)
    expect(JSON.stringify(mails)).not.toContain(String(access_code))
  const [tests] = mails
  expect(receipt.text).not.toMatch(setsPassword)
  expect(tests?.text.match(setsPassword)).toHaveLength(1)
  expect(buttonsOf(tests?.html)).toEqual([
    [expect.stringContaining('next=%2Fprofile%3Ftab%3DTests'), 'Choose your password'],
  ])
  expect(tests?.text).toContain('5 × LPI Team Profile')
  expect(tests?.text).toContain('each for one person, are in My Account. There you hand them out')
})

it('leads a new guest to the order over the first password', async ({ app }) => {
  const { txnId, ...guest } = await receiptOf(app, seed.book)
  const next = `next=%2Forderdetails%2F${txnId}`
  expect(await mailsTo(app)).toHaveLength(1)
  expect(buttonsOf(guest.html)).toEqual([
    [
      expect.stringContaining(`/reset-password?email=guest%40example.com&${next}&token=`),
      'Choose your password',
    ],
  ])
  // Shop Login would ask for a password that does not exist.
  expect(guest.html).not.toContain('/invoice')
  expect(guest.text).toContain(
    `request a new one (http://localhost:80/account/forgotpassword?email=guest%40example.com&${next})`,
  )
})

it('bills a company by its name and its tax numbers, in receipts and quotes', async ({ app }) => {
  const tax_details = {
    ...emptyTaxDetails,
    company_name: 'Contoh Books',
    tin_number: 'C1234567890',
  }
  await buy(app, { tax_details })
  const { cart_uid } = (await press(app, seed.book)).json().cart
  await place(app, orderInput(cart_uid, { tax_details, shipping_address: abroad }))
  const mails = (await mailsTo(app)).filter(({ subject }) => /receipt|quote/.test(subject))
  expect(mails).toHaveLength(2)
  for (const { text } of mails) {
    expect(text).toMatch(
      /Bill to\n\nContoh Books\nAisyah Contoh\n.*\n.*\nMalaysia\nTIN number C1234567890\n\n/,
    )
  }
})

it('ends every mail with its reason and the seller, as text and as HTML', async ({ app }) => {
  await signUp(app)
  await buy(app)
  const { data } = (await app.inject('/__mock/api/outbox')).json()
  expect(data).toHaveLength(2)
  for (const { text, html } of data)
    for (const part of ['You’re receiving this because', ...seller]) {
      expect(text).toContain(part)
      expect(words(html)).toContain(part)
    }
})

it('escapes user input in the HTML', async ({ app }) => {
  const { customer } = orderInput('')
  await buy(app, { customer: { ...customer, first_name: '<img src=x onerror=alert(1)>' } })
  for (const { html, text } of await mailsTo(app)) {
    expect(html).not.toContain('<img src=x')
    expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;')
    expect(text).toContain('<img src=x')
  }
})
