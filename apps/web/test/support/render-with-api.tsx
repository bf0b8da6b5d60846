import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { Provider } from 'react-redux'
import { MemoryRouter } from 'react-router'
import { makeStore } from '../../app/state/store'

/** The store and the query cache around a component. */
export const withProviders = (
  element: ReactNode,
  { store = makeStore(), client = new QueryClient() } = {},
) => (
  <Provider store={store}>
    <QueryClientProvider client={client}>{element}</QueryClientProvider>
  </Provider>
)

/** Renders a component that uses the store, the API or the address of the page. */
export const renderWithApi = (
  element: ReactNode,
  { path = '/', store = makeStore(), client = new QueryClient() } = {},
) =>
  render(element, {
    wrapper: ({ children }) => (
      <MemoryRouter initialEntries={[path]}>
        {withProviders(children, { store, client })}
      </MemoryRouter>
    ),
  })
