import displayFont from '@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2?url'
import { colours, tokenSheet } from '@shop/design'
import { QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import { Provider } from 'react-redux'
import { isRouteErrorResponse, Links, Meta, Outlet, Scripts, useMatches, useRouteError } from 'react-router'
import { api, connectSession } from './api/client'
import { usePrerenderedData, usePrerenderedElement } from './api/prerendered-data'
import { confirmPrerendered, makeQueryClient } from './api/query-client'
import { ErrorPage } from './components/error-page'
import fontFaces from './components/fonts.css?inline'
import globalRules from './components/global.css?inline'
import { ChunkLoadError } from './components/load-chunk'
import { PageSkeleton } from './components/skeleton'
import { LazyToaster } from './components/toast/lazy-toaster'
import { uploadsOrigin } from './config/env'
import { HYDRATED } from './config/hydrated-event'
import { logFailure } from './config/log'
import { startStripe } from './features/payment/stripe'
import { ScrollAndFocus } from './layouts/scroll-and-focus'
import { isPrivateHandle } from './routing/private-page'
import { apiSession } from './state/api-session'
import { startStore } from './state/start-store'
import { readStored, storageKeys } from './state/storage'
import { initialState, store } from './state/store'

connectSession(apiSession(store))

/** Loaded only if there is a saved form: parsing it needs zod, which is not part of the first load. */
const purgeSavedForm = () => {
  if (readStored(storageKeys.reset) === null) return
  import('./features/auth/reset-form-storage')
    .then(({ purgeResetForm }) => purgeResetForm())
    .catch((error: unknown) => logFailure('Removing an old reset form', error))
}

/** The HTML document of every page. */
export function Layout({ children }: { readonly children: ReactNode }) {
  const isPrivate = useMatches().some(({ handle }) => isPrivateHandle(handle))
  const prerendered = usePrerenderedElement()
  return (
    <html lang="en-MY">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content={colours.light.paper} />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content={colours.dark.paper} />
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
        {uploadsOrigin ? <link rel="preconnect" href={uploadsOrigin} /> : null}
        <link rel="preload" href={displayFont} as="font" type="font/woff2" crossOrigin="anonymous" />
        {/* Inline, since a linked sheet delays the first paint by a round trip. */}
        <style>{`${tokenSheet()}${fontFaces}${globalRules}`}</style>
        {isPrivate ? <meta name="robots" content="noindex" /> : null}
        <Meta />
        <Links crossOrigin="anonymous" />
      </head>
      <body>
        <a className="skip-link" href="#main">
          Skip to content
        </a>
        <Providers>{children}</Providers>
        {prerendered ? <script {...prerendered} /> : null}
        <Scripts />
      </body>
    </html>
  )
}

const Providers = ({ children }: { readonly children: ReactNode }) => {
  const prerendered = usePrerenderedData()
  const [queryClient] = useState(() => makeQueryClient(prerendered))
  useEffect(() => startStore(store, queryClient), [queryClient])
  useEffect(() => startStripe(queryClient), [queryClient])
  useEffect(purgeSavedForm, [])
  useEffect(() => confirmPrerendered(queryClient, prerendered), [queryClient, prerendered])
  useEffect(() => {
    window.dispatchEvent(new Event(HYDRATED))
  }, [])
  return (
    <Provider store={store} serverState={initialState}>
      <QueryClientProvider client={queryClient}>
        <api.ReactQueryProvider>
          <ScrollAndFocus />
          {children}
          <LazyToaster />
        </api.ReactQueryProvider>
      </QueryClientProvider>
    </Provider>
  )
}

export default function App() {
  return <Outlet />
}

/** The fallback page, which serves the routes with a parameter. */
export function HydrateFallback() {
  return <PageSkeleton />
}

export function ErrorBoundary() {
  const error = useRouteError()
  const status = isRouteErrorResponse(error) ? error.status : 500
  if (error instanceof ChunkLoadError) return <ErrorPage kind="incomplete" />
  return <ErrorPage kind={status === 404 ? 'not-found' : 'broken'} />
}
