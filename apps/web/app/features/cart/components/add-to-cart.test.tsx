import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Route, Routes } from 'react-router'
import { persistStore } from 'redux-persist'
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { user } from '../../../../test/support/browser-state'
import { renderWithApi } from '../../../../test/support/render-with-api'
import { sampleProduct } from '../../../../test/support/sample-product'
import { serializePersisted } from '../../../../test/support/serialize-persisted'
import { receiveToasts } from '../../../components/toast/toasts'
import { signedIn, signedOut } from '../../../state/auth-slice'
import { cartReplaced } from '../../../state/cart-slice'
import { makeStore, untilRehydrated } from '../../../state/store'
import { quantityIn } from '../api/use-cart-change'
import { AddToCart } from './add-to-cart'

const product = sampleProduct(7)
const cartWith = (quantity: number) => ({
  cart_id: 1,
  cart_uid: 'uid-1',
  items: [{ ...product, quantity, product }],
})
const sendCart = (quantity: number) => Response.json({ cart: cartWith(quantity) })

const render = async (quantity?: number, onDone: (rest?: number) => void = () => undefined) => {
  const texts: string[] = []
  receiveToasts((command) => command.do === 'show' && texts.push(command.toast.text))
  const store = makeStore()
  const persistor = persistStore(store)
  await untilRehydrated(store)
  // Else this store would write into the storage of the next test.
  onTestFinished(() => {
    void persistor.flush()
    persistor.pause()
  })
  const button = <AddToCart product={product} quantity={quantity} onDone={onDone} />
  const { unmount } = renderWithApi(
    <Routes>
      <Route path="/" element={button} />
      <Route path="/cart" element="The cart" />
    </Routes>,
    { store },
  )
  const cart = () => store.getState().cart.cart
  return { texts, store, cart, unmount }
}

const press = () => userEvent.click(screen.getByRole('button'))
const untilFailed = () => screen.findByText('Not confirmed, try again')

beforeEach(() => {
  localStorage.clear()
  vi.spyOn(console, 'warn').mockReturnValue()
})

it('says that a product was added when its button has gone meanwhile', async () => {
  const response = Promise.withResolvers<Response>()
  vi.stubGlobal('fetch', () => response.promise)
  const { texts, unmount } = await render()
  await press()
  unmount()
  response.resolve(sendCart(1))
  await waitFor(() => expect(texts).toEqual(['Product 7 is in your cart.']))
})

it('adds nothing more once the customer has signed out', async () => {
  const onDone = vi.fn()
  const { texts, store, cart } = await render(3, onDone)
  store.dispatch(signedIn({ user, token: 'opaque' }))
  store.dispatch(cartReplaced(cartWith(1)))
  const fetchMock = vi.fn(async () => {
    store.dispatch(signedOut())
    return sendCart(2)
  })
  vi.stubGlobal('fetch', fetchMock)
  await press()
  await waitFor(() => expect(onDone).toHaveBeenCalled())
  expect(fetchMock).toHaveBeenCalledOnce()
  expect([cart(), texts]).toEqual([null, []])
})

it('does not replace the cart of the next customer by a late response', async () => {
  const onDone = vi.fn()
  const { store, cart } = await render(1, onDone)
  store.dispatch(signedIn({ user, token: 'first' }))
  const next = { cart_id: 2, cart_uid: 'uid-2', items: [] }
  vi.stubGlobal('fetch', async () => {
    store.dispatch(signedOut())
    store.dispatch(signedIn({ user: { ...user, customer_id: 2 }, token: 'second' }))
    store.dispatch(cartReplaced(next))
    return sendCart(2)
  })
  await press()
  await waitFor(() => expect(onDone).toHaveBeenCalled())
  expect(cart()).toEqual(next)
})

/** Responds to each change in turn, and keeps the identifiers of the requests. */
const stubChanges = (...respond: (() => Response)[]) => {
  const cartUids: (string | null)[] = []
  vi.stubGlobal('fetch', async (_url: string, { body }: { body: string }) => {
    const { cart_uid }: { cart_uid: string | null } = JSON.parse(body)
    cartUids.push(cart_uid)
    return respond[cartUids.length - 1]?.() ?? Response.error()
  })
  return cartUids
}

const { items } = cartWith(1)
const uuid = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-8[\da-f]{3}-[\da-f]{12}$/

it('starts a cart under a stored UUID, and keeps it where the host returns none', async () => {
  let stored: string | null = null
  const cartUids = stubChanges(
    () => {
      stored = localStorage.getItem('cart-data')
      return Response.json({ cart: { items } })
    },
    () => Response.json({ cart: { items } }),
  )
  const { texts, cart } = await render()
  await press()
  await waitFor(() => expect([quantityIn(cart(), 7), texts.length]).toEqual([1, 1]))
  const [cartUid = ''] = cartUids
  expect(cartUid).toMatch(uuid)
  expect(stored).toContain(cartUid)
  await press()
  await waitFor(() => expect(cartUids).toEqual([cartUid, cartUid]))
})

it('starts a cart under the identifier that another tab has stored', async () => {
  const cartUids = stubChanges(() => sendCart(1))
  await render()
  localStorage.setItem('cart-data', serializePersisted({ cart: null, cartuid: 'of-the-other' }))
  await press()
  await waitFor(() => expect(cartUids).toEqual(['of-the-other']))
})

it.each([404, 422])(
  'is added without an identifier when the host refuses the UUID of the shop with %d',
  async (status) => {
    const cartUids = stubChanges(
      () => Response.json({}, { status }),
      () => sendCart(1),
    )
    const { store, cart } = await render()
    await press()
    await waitFor(() => expect(quantityIn(cart(), 7)).toBe(1))
    expect(cartUids).toEqual([expect.stringMatching(uuid), null])
    expect(store.getState().cart.cartuid).toBe('uid-1')
  },
)

it.each([
  [404, {}],
  [422, {}],
  [404, { message: 'There is no such product.', code: 'product_not_found' }],
])('keeps the cart, and is sent once, after a refusal with %d and %j', async (status, body) => {
  const cartUids = stubChanges(() => Response.json(body, { status }))
  const { store } = await render()
  store.dispatch(cartReplaced(cartWith(1)))
  await press()
  await untilFailed()
  expect(cartUids).toEqual(['uid-1'])
  expect(store.getState().cart).toMatchObject({ cart: cartWith(1), cartuid: 'uid-1' })
})

it('starts a new cart after the server has said that it has no such cart', async () => {
  const cartUids = stubChanges(
    () => Response.json({ code: 'cart_not_found' }, { status: 404 }),
    () => Response.json({ cart: { items } }),
  )
  const { store, cart } = await render()
  store.dispatch(cartReplaced(cartWith(1)))
  await press()
  await untilFailed()
  expect(cart()).toBeNull()
  await press()
  await waitFor(() => expect(quantityIn(cart(), 7)).toBe(1))
  expect(cartUids).toEqual(['uid-1', expect.stringMatching(uuid)])
})

it('says in its button, without a toast, that the device is offline', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const { texts } = await render()
  await press()
  await screen.findByText('Offline, try again')
  expect(texts).toEqual([])
  onLine.mockRestore()
  fireEvent(window, new Event('online'))
  await untilFailed()
})

it('gives no double click to the link that replaces it at the limit', async () => {
  vi.stubGlobal('fetch', async () => sendCart(product.max_order_quantity))
  await render()
  await press()
  const link = await screen.findByRole('link', { name: 'In your cart (Product 7)' })
  fireEvent.click(link, { detail: 2 })
  screen.getByRole('link')
  await userEvent.click(link)
  await screen.findByText('The cart')
})
