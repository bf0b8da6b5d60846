import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { Provider } from 'react-redux'
import { api } from '../../app/api/client'
import { makeStore } from '../../app/state/store'

/** The store, the query cache and the API client around a component. */
export const withProviders = (
  element: ReactNode,
  { store = makeStore(), client = new QueryClient() } = {},
) => (
  <Provider store={store}>
    <QueryClientProvider client={client}>
      <api.ReactQueryProvider>{element}</api.ReactQueryProvider>
    </QueryClientProvider>
  </Provider>
)

/** Renders a component that uses the store or the API. */
export const renderWithApi = async (
  element: ReactNode,
  options: Parameters<typeof withProviders>[1] = {},
) => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  const container = document.createElement('div')
  const root = createRoot(container)
  await act(async () => root.render(withProviders(element, options)))
  return { container, unmount: () => act(() => root.unmount()) }
}
