// @vitest-environment happy-dom
import { QueryClient } from '@tanstack/react-query'
import { act } from 'react'
import { MemoryRouter, Route, Routes } from 'react-router'
import { persistStore } from 'redux-persist'
import { beforeEach, expect, it, vi } from 'vitest'
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

const render = async (
  quantity?: number,
  onDone: (rest: number | undefined) => void = () => undefined,
) => {
  const texts: string[] = []
  receiveToasts((command) => command.do === 'show' && texts.push(command.toast.text))
  const store = makeStore()
  const persistor = persistStore(store)
  await untilRehydrated(store)
  const client = new QueryClient()
  const element = (
    <MemoryRouter>
      <Routes>
        <Route
          path="/"
          element={<AddToCart product={product} quantity={quantity} onDone={onDone} />}
        />
        <Route path="/cart" element="The cart" />
      </Routes>
    </MemoryRouter>
  )
  const { container, unmount: unmountElement } = await renderWithApi(element, { store, client })
  const unmount = () => {
    unmountElement()
    // Else this store would write into the storage of the next test.
    void persistor.flush()
    persistor.pause()
  }
  const press = () => act(async () => container.querySelector('button')?.click())
  return { container, texts, store, client, press, unmount }
}

beforeEach(() => localStorage.clear())

it('says that a product was added when its button has gone meanwhile', async () => {
  const response = Promise.withResolvers<Response>()
  vi.stubGlobal('fetch', () => response.promise)
  const { texts, press, unmount } = await render()
  await press()
  unmount()
  response.resolve(Response.json({ cart: cartWith(1) }))
  await vi.waitFor(() => expect(texts).toEqual(['Product 7 is in your cart.']))
})

it('adds nothing more once the customer has signed out', async () => {
  const { texts, store, client, press, unmount } = await render(3)
  store.dispatch(signedIn({ user, token: 'opaque' }))
  act(() => void store.dispatch(cartReplaced(cartWith(1))))
  const fetchMock = vi.fn(async () => {
    store.dispatch(signedOut())
    return Response.json({ cart: cartWith(2) })
  })
  vi.stubGlobal('fetch', fetchMock)
  await press()
  await vi.waitFor(() => expect(client.isMutating()).toBe(0))
  expect(fetchMock).toHaveBeenCalledOnce()
  expect([store.getState().cart.cart, texts]).toEqual([null, []])
  unmount()
})

it('does not replace the cart of the next customer by a late response', async () => {
  const { store, client, press, unmount } = await render(1)
  store.dispatch(signedIn({ user, token: 'first' }))
  const next = { cart_id: 2, cart_uid: 'uid-2', items: [] }
  vi.stubGlobal('fetch', async () => {
    store.dispatch(signedOut())
    store.dispatch(signedIn({ user: { ...user, customer_id: 2 }, token: 'second' }))
    store.dispatch(cartReplaced(next))
    return Response.json({ cart: cartWith(2) })
  })
  await press()
  await vi.waitFor(() => expect(client.isMutating()).toBe(0))
  expect(store.getState().cart.cart).toEqual(next)
  unmount()
})

it('keeps the cart, and says so in its button, when the product is no longer sold', async () => {
  const { container, store, client, press, unmount } = await render()
  act(() => void store.dispatch(cartReplaced(cartWith(1))))
  vi.spyOn(console, 'warn').mockReturnValue()
  const body = { message: 'There is no such product.', code: 'product_not_found' }
  vi.stubGlobal('fetch', async () => Response.json(body, { status: 404 }))
  await press()
  await act(() => vi.waitFor(() => expect(container.textContent).toBe('Not added, try again')))
  expect(client.isMutating()).toBe(0)
  expect(store.getState().cart.cart).toEqual(cartWith(1))
  unmount()
})

it('adds only the rest when it is pressed again after a failure', async () => {
  const rests: unknown[] = []
  vi.spyOn(console, 'warn').mockReturnValue()
  const { container, press, unmount } = await render(5, (rest) => rests.push(rest))
  let arrived = 0
  vi.stubGlobal('fetch', async () => {
    if (arrived === 2) return Response.json({}, { status: 422 })
    arrived += 1
    return Response.json({ cart: cartWith(arrived) })
  })
  await press()
  await act(() => vi.waitFor(() => expect(rests).toEqual([3])))
  expect(container.textContent).toBe('Not added, try again: 5 items')
  unmount()
})

/** Responds to each change in turn, and keeps the identifiers of the requests. */
const stubChanges = (...respond: ((cartUid: string | null) => Response)[]) => {
  const cartUids: (string | null)[] = []
  vi.stubGlobal('fetch', async (_url: string, { body }: { body: string }) => {
    const { cart_uid }: { cart_uid: string | null } = JSON.parse(body)
    cartUids.push(cart_uid)
    return respond[cartUids.length - 1]?.(cart_uid) ?? Response.error()
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
  const { store, press, unmount } = await render()
  await press()
  await act(() => vi.waitFor(() => expect(quantityIn(store.getState().cart.cart, 7)).toBe(1)))
  const [cartUid = ''] = cartUids
  expect(cartUid).toMatch(uuid)
  expect(stored).toContain(cartUid)
  await press()
  await act(() => vi.waitFor(() => expect(cartUids).toEqual([cartUid, cartUid])))
  unmount()
})

it('starts a cart under the identifier that another tab has stored', async () => {
  const cartUids = stubChanges(() => Response.json({ cart: cartWith(1) }))
  const { press, unmount } = await render()
  localStorage.setItem('cart-data', serializePersisted({ cart: null, cartuid: 'of-the-other' }))
  await press()
  await act(() => vi.waitFor(() => expect(cartUids).toEqual(['of-the-other'])))
  unmount()
})

it.each([404, 422])(
  'is added without an identifier when the host refuses the UUID of the shop with %d',
  async (status) => {
    const cartUids = stubChanges(
      () => Response.json({}, { status }),
      () => Response.json({ cart: cartWith(1) }),
    )
    const { store, press, unmount } = await render()
    await press()
    await act(() => vi.waitFor(() => expect(quantityIn(store.getState().cart.cart, 7)).toBe(1)))
    expect(cartUids).toEqual([expect.stringMatching(uuid), null])
    expect(store.getState().cart.cartuid).toBe('uid-1')
    unmount()
  },
)

it.each([404, 422])(
  'keeps the cart, and is sent once, after a refusal with %d and no code',
  async (status) => {
    vi.spyOn(console, 'warn').mockReturnValue()
    const cartUids = stubChanges(() => Response.json({}, { status }))
    const { container, store, press, unmount } = await render()
    act(() => void store.dispatch(cartReplaced(cartWith(1))))
    await press()
    await act(() => vi.waitFor(() => expect(container.textContent).toBe('Not added, try again')))
    expect(cartUids).toEqual(['uid-1'])
    expect(store.getState().cart).toMatchObject({ cart: cartWith(1), cartuid: 'uid-1' })
    unmount()
  },
)

it('starts a new cart after the server has said that it has no such cart', async () => {
  vi.spyOn(console, 'warn').mockReturnValue()
  const cartUids = stubChanges(
    () => Response.json({ code: 'cart_not_found' }, { status: 404 }),
    () => Response.json({ cart: { items } }),
  )
  const { store, press, unmount } = await render()
  act(() => void store.dispatch(cartReplaced(cartWith(1))))
  await press()
  await act(() => vi.waitFor(() => expect(store.getState().cart.cart).toBeNull()))
  await press()
  await act(() => vi.waitFor(() => expect(quantityIn(store.getState().cart.cart, 7)).toBe(1)))
  expect(cartUids).toEqual(['uid-1', expect.stringMatching(uuid)])
  unmount()
})

it('says in its button, without a toast, that the device is offline', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  vi.spyOn(console, 'warn').mockReturnValue()
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const { container, texts, press, unmount } = await render()
  await press()
  await act(() => vi.waitFor(() => expect(container.textContent).toBe('Offline, try again')))
  expect(texts).toEqual([])
  onLine.mockRestore()
  act(() => void window.dispatchEvent(new Event('online')))
  expect(container.textContent).toBe('Not added, try again')
  unmount()
})

it('gives its focus, but no double click, to the link that replaces it at the limit', async () => {
  const { container, press, unmount } = await render()
  document.body.append(container)
  container.querySelector('button')?.focus()
  vi.stubGlobal('fetch', async () => Response.json({ cart: cartWith(product.max_order_quantity) }))
  await press()
  await act(() => vi.waitFor(() => expect(container.querySelector('button')).toBeNull()))
  const link = container.querySelector('a')
  expect(document.activeElement).toBe(link)
  const pressLink = (detail: number) =>
    act(async () =>
      link?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail })),
    )
  await pressLink(2)
  expect(container.textContent).toContain('In your cart')
  await pressLink(1)
  expect(container.textContent).toBe('The cart')
  unmount()
})
