import { type Operation, operations } from '@shop/contract'
import document from '@shop/contract/openapi.json' with { type: 'json' }
import type { FastifyInstance } from 'fastify'
import { mailedLink, person, sample } from './accounts.ts'
import { bearer } from './harness.ts'
import { cancelUrl, newKey, orderInput, payWith, returnUrl } from './purchase.ts'

/** A response of an operation. */
export interface Exchange {
  readonly operation: string
  readonly status: number
  readonly body: string
}

interface Input {
  readonly params?: Readonly<Record<string, string | number>>
  readonly query?: Readonly<Record<string, string>>
  readonly payload?: object
  readonly headers?: Readonly<Record<string, string>>
}

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

const upload = () => {
  const head =
    '--sample\r\ncontent-disposition: form-data; name="avatar"; filename="a.png"\r\ncontent-type: image/png\r\n\r\n'
  return Buffer.concat([Buffer.from(head), png, Buffer.from('\r\n--sample--\r\n')])
}

/** These end sessions, and come last. */
const endings = ['profile.updatePassword', 'auth.signout', 'auth.forgotPassword', 'auth.resetPassword']

/** The example of the contract's document, for operations that need no data of earlier calls. */
const exampleOf = ({ method, path }: Operation['route']): Input => {
  const described = Object(document.paths)[path.replace(/:(\w+)/g, '{$1}')][method.toLowerCase()]
  const parameters: { in: string; name: string; example: string }[] = described.parameters ?? []
  const given = (place: string) =>
    Object.fromEntries(
      parameters.filter((each) => each.in === place).map(({ name, example }) => [name, String(example)]),
    )
  const payload = described.requestBody?.content['application/json'].example
  return { params: given('path'), query: given('query'), headers: given('header'), ...(payload && { payload }) }
}

/** Calls every operation at least once, as a guest and as a customer, with the data that shown and needed fields give. */
export const walkThrough = async (app: FastifyInstance): Promise<readonly Exchange[]> => {
  const exchanges: Exchange[] = []
  const call = async (name: string, { params = {}, query = {}, payload, headers = {} }: Input = {}) => {
    const route = operations.find((operation) => operation.name === name)?.route
    if (!route) throw new Error(`There is no operation ${name}.`)
    const { method } = route
    const url = route.path.replace(/:(\w+)/g, (_, key: string) => String(params[key]))
    const response = await app.inject({
      method,
      url,
      query: { ...query },
      headers: { ...headers },
      ...(payload && { payload }),
    })
    exchanges.push({ operation: name, status: response.statusCode, body: response.body })
    return response.json()
  }
  const press = async (cart_uid: string | null, product_id: number, headers = {}) =>
    (await call('cart.update', { payload: { cart_uid, quantity: 1, product_id, type: 'other' }, headers })).cart

  const [product] = (await call('catalog.products')).data
  await call('catalog.product', { params: { id: product.product_id } })
  await call('catalog.product', { params: { id: 999 } })
  for (const name of ['catalog.sliders', 'settings.shipping', 'trainers.list']) await call(name)

  const { cart_uid, cart_id } = await press(null, 8)
  await press(cart_uid, 12)
  await call('cart.removeItem', { params: { cart_id, product_id: 12 } })
  await call('coupon.apply', { query: { cart_uid, coupon_code: 'WELCOME10', shipping_charges: '0' } })
  await call('coupon.apply', { query: { cart_uid, coupon_code: 'NONSENSE', shipping_charges: '0' } })
  const placed = await call('order.place', { payload: orderInput(cart_uid), headers: { 'idempotency-key': newKey() } })
  const payment = { txnId: placed.data.order_txn_id, return_url: returnUrl, cancel_url: cancelUrl }
  const page = new URL((await call('payment.create', { payload: payment })).clientSecret).pathname
  const session = { payload: { session_id: page.slice('/pay/'.length) } }
  await call('payment.verify', session)
  await payWith(app, page, '4242424242424242')
  await call('payment.verify', session)
  await call('cart.clear', { params: { cartUid: (await press(null, 8)).cart_uid } })

  await call('auth.signup', { payload: person })
  await call('auth.signup', { payload: person })
  const { authorisation } = await call('auth.signin', { payload: sample })
  const headers = bearer(authorisation.token)
  const list = { query: { page: '1', txnid: '', status: '' }, headers }
  for (const { order_txn_id } of (await call('order.list', list)).data) {
    await call('order.detail', { params: { id: order_txn_id }, headers })
  }
  await call('profile.detail', { headers })
  const details = { first_name: 'Sample', last_name: 'Customer', phone: '', tax_details: null }
  const addresses = { shipping_address: orderInput('').shipping_address, billing_address: null }
  await call('profile.updateDetail', { payload: { ...details, ...addresses }, headers })
  const type = { 'content-type': 'multipart/form-data; boundary=sample' }
  await call('profile.updateAvatar', { payload: upload(), headers: { ...headers, ...type } })
  await call('profile.testAccounts', { query: { page: '1' }, headers })
  for (const { name, route } of operations.filter(
    (each) => !exchanges.some(({ operation }) => operation === each.name),
  )) {
    if (endings.includes(name)) continue
    const example = exampleOf(route)
    await call(name, { ...example, headers: { ...headers, ...example.headers } })
  }
  const passwords = { current_password: sample.password, new_password: 'Changed#Pass1' }
  await call('profile.updatePassword', { payload: passwords, headers })
  await call('auth.signout', { payload: {}, headers })
  await call('profile.detail', { headers })

  await call('auth.forgotPassword', { payload: { email: person.email } })
  const { token } = await mailedLink(app, person.email)
  await call('auth.resetPassword', { payload: { email: person.email, token, password: 'Changed#Pass2' } })
  return exchanges
}
