// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { Provider } from 'react-redux'
import { expect, it, vi } from 'vitest'
import { receiveToasts } from '../../../components/toast/toasts'
import { store } from '../../../state/store'
import { OrderCodes } from './seat-sharing'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)

it('says why the codes of an order cannot be copied when they fail to load', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ message: 'Too many requests.' }, { status: 429 }))
  const texts: string[] = []
  receiveToasts((command) => command.do === 'show' && texts.push(command.toast.text))
  const container = document.createElement('div')
  const root = createRoot(container)
  await act(async () =>
    root.render(
      <Provider store={store}>
        <QueryClientProvider client={new QueryClient()}>
          <OrderCodes orderTxnId="T-1" />
        </QueryClientProvider>
      </Provider>,
    ),
  )
  await act(async () => container.querySelector('button')?.click())
  await vi.waitFor(() => expect(texts).toEqual(['Too many requests.']))
  act(() => root.unmount())
})
