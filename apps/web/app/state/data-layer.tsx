import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import { Provider } from 'react-redux'
import { api, connectSession } from '../api/client'
import { type PrerenderedData, usePrerenderedData } from '../api/prerendered-data'
import { makeQueryClient } from '../api/query-client'
import { nextTask } from '../hooks/next-task'
import { apiSession } from './api-session'
import { makeStore } from './store'

/** The store, the query cache and the API client. Load this module with `dataComponent` only: it is not part of the first load. */

/** The one store of the page. */
const createStore = async () => {
  // The evaluation of this module is a task already.
  await nextTask()
  const store = makeStore()
  connectSession(apiSession(store))
  // Parts that hydrate after the stored state is restored have to match the prerendered HTML first.
  return { store, initialState: store.getState() }
}
let created: ReturnType<typeof createStore> | undefined

/** One client in the browser; the build renders many pages, each with data of its own. */
const queryClients = new WeakMap<PrerenderedData, QueryClient>()

const queryClientOf = (prerendered: PrerenderedData): QueryClient => {
  const client = queryClients.get(prerendered) ?? makeQueryClient(prerendered)
  queryClients.set(prerendered, client)
  return client
}

/** Provides the store and the query cache of the page to a component. */
export const withDataLayer = async <Props extends object>(
  Component: ComponentType<Props>,
): Promise<ComponentType<Props>> => {
  created ??= createStore()
  const { store, initialState } = await created
  return function WithDataLayer(props: Props) {
    const queryClient = queryClientOf(usePrerenderedData())
    return (
      <Provider store={store} serverState={initialState}>
        <QueryClientProvider client={queryClient}>
          <api.ReactQueryProvider>
            <Component {...props} />
          </api.ReactQueryProvider>
        </QueryClientProvider>
      </Provider>
    )
  }
}
