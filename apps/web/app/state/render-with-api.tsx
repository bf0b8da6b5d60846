import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { Provider } from 'react-redux'
import { api } from '../api/client'
import { makeStore } from './store'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

/** For tests with a DOM: renders a component that uses the store or the API. */
export const renderWithApi = async (element: ReactNode, { store = makeStore(), client = new QueryClient() } = {}) => {
  const container = document.createElement('div')
  const root = createRoot(container)
  await act(async () =>
    root.render(
      <Provider store={store}>
        <QueryClientProvider client={client}>
          <api.ReactQueryProvider>{element}</api.ReactQueryProvider>
        </QueryClientProvider>
      </Provider>,
    ),
  )
  return { container, unmount: () => act(() => root.unmount()) }
}
