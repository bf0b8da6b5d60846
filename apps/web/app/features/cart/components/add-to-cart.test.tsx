// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { Provider } from 'react-redux'
import { persistStore } from 'redux-persist'
import { expect, it, vi } from 'vitest'
import { receiveToasts } from '../../../components/toast/toasts'
import { makeStore } from '../../../state/store'
import { sampleProduct } from '../../catalogue/sample-product'
import { AddToCart } from './add-to-cart'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)

it('says that a product was added when its button has gone meanwhile, such as that of a phone’s bar', async () => {
  const product = sampleProduct(7)
  const response = Promise.withResolvers<Response>()
  vi.stubGlobal('fetch', () => response.promise)
  const texts: string[] = []
  receiveToasts((command) => command.do === 'show' && texts.push(command.toast.text))
  const store = makeStore()
  persistStore(store)
  const container = document.createElement('div')
  const root = createRoot(container)
  await act(async () =>
    root.render(
      <Provider store={store}>
        <QueryClientProvider client={new QueryClient()}>
          <AddToCart product={product} />
        </QueryClientProvider>
      </Provider>,
    ),
  )
  await act(async () => container.querySelector('button')?.click())
  act(() => root.unmount())
  const items = [{ ...product, quantity: 1, product }]
  response.resolve(Response.json({ cart: { cart_id: 1, cart_uid: 'uid-1', items } }))
  await vi.waitFor(() => expect(texts).toEqual(['Product 7 is in your cart.']))
})
