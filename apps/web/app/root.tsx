import displayFont from '@fontsource/fraunces/files/fraunces-latin-600-normal.woff2?url'
import { colours, tokenSheet } from '@shop/design'
import { QueryClientProvider, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, use, useEffect, useLayoutEffect, useState } from 'react'
import { Provider } from 'react-redux'
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  useMatches,
  useNavigation,
  useRouteError,
} from 'react-router'
import { connectSession } from './api/client'
import { PrerenderedContext, prerenderedElement, readPrerendered } from './api/prerendered-data'
import { makeQueryClient } from './api/query-client'
import { ErrorPage } from './components/error-page'
import fontFaces from './components/fonts.css?inline'
import globalRules from './components/global.css?inline'
import { ChunkLoadError, ScriptTimeout } from './components/missing-scripts'
import { LazyToaster } from './components/toast/lazy-toaster'
import { env, uploadsOrigin } from './config/env'
import { earlyScript, HYDRATED } from './early-input'
import { startStripe } from './features/payment/stripe'
import { recoverFocus } from './layouts/recover-focus'
import { ScrollAndFocus } from './layouts/scroll-and-focus'
import { isPrivateHandle } from './routing/private-page'
import { startListeners } from './state/listeners'
import { startPersistence } from './state/persistence'
import { makeStore } from './state/store'
import { apiSession } from './state/token-storage'

/** In development the browser renders the tokens too, for hot updates. */
const rendersTokens = import.meta.env.SSR || import.meta.env.DEV

/** Only in the HTML, where React leaves it. */
const styleSheet = rendersTokens ? `${tokenSheet()}${fontFaces}${globalRules}` : ''

const store = makeStore()
connectSession(apiSession(store))

/** The build renders many pages, each with data of its own. */
const browserClient = import.meta.env.SSR ? undefined : makeQueryClient(readPrerendered())

/** Starts what every page does once it is hydrated. Renders nothing. */
const StartUp = () => {
  const queryClient = useQueryClient()
  // Before the effects of the page, whose requests would delay the one of an early press.
  useLayoutEffect(() => startListeners(store, queryClient), [queryClient])
  useLayoutEffect(() => startPersistence(store), [])
  useLayoutEffect(() => void window.dispatchEvent(new Event(HYDRATED)), [])
  useEffect(() => startStripe(queryClient), [queryClient])
  useEffect(recoverFocus, [])
  return null
}

/** As the style sheet. */
const themeColours = rendersTokens
  ? (['light', 'dark'] as const).map((scheme) => (
      <meta
        key={scheme}
        name="theme-color"
        media={`(prefers-color-scheme: ${scheme})`}
        content={colours[scheme].paper}
      />
    ))
  : null

const privateMeta = (
  <>
    <meta name="robots" content="noindex" />
    {/* Their URLs have tokens and order numbers. */}
    <meta name="referrer" content="no-referrer" />
  </>
)

export function Layout({ children }: { readonly children: ReactNode }) {
  const isPrivate = useMatches().some(({ handle }) => isPrivateHandle(handle))
  const prerendered = use(PrerenderedContext)
  const [queryClient] = useState(() => browserClient ?? makeQueryClient(prerendered))
  return (
    <html lang="en-MY">
      <head>
        <meta charSet="utf-8" />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant script */}
        <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: earlyScript }} />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        {themeColours}
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        {uploadsOrigin ? <link rel="preconnect" href={uploadsOrigin} /> : null}
        <link
          rel="preload"
          href={displayFont}
          as="font"
          type="font/woff2"
          crossOrigin="anonymous"
        />
        {/* Inline, since a linked sheet delays the first paint by a round trip. */}
        <style suppressHydrationWarning>{styleSheet}</style>
        {isPrivate ? privateMeta : null}
        {/* In development, the stand-in of the mock in the place of Stripe.js (scripts/dev.ts). */}
        {import.meta.env.DEV && env.stripePublishableKey === 'pk_stand_in' ? (
          <script src="/__mock/card-page/stripe.js" />
        ) : null}
        <Meta />
        <Links />
      </head>
      <body>
        <a className="skip-link" href="#main">
          Skip to content
        </a>
        <ScrollAndFocus />
        <Provider store={store}>
          <QueryClientProvider client={queryClient}>
            {children}
            <StartUp />
          </QueryClientProvider>
        </Provider>
        <LazyToaster />
        <script {...prerenderedElement(prerendered)} />
        <Scripts />
      </body>
    </html>
  )
}

export default function App() {
  const isLeaving = useNavigation().state !== 'idle'
  return (
    <>
      <Outlet />
      {isLeaving ? <ScriptTimeout /> : null}
    </>
  )
}

/** The fallback page, which serves the routes with a parameter. */
export { PageSkeleton as HydrateFallback } from './components/skeleton'

export function ErrorBoundary() {
  const error = useRouteError()
  const isNotFound = isRouteErrorResponse(error) && error.status === 404
  const failed = error instanceof ChunkLoadError ? 'incomplete' : 'broken'
  return (
    <main id="main" tabIndex={-1}>
      {isNotFound ? <ErrorPage kind="not-found" /> : <ErrorPage kind={failed} error={error} />}
    </main>
  )
}
