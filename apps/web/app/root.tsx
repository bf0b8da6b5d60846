import displayFont from '@fontsource/fraunces/files/fraunces-latin-600-normal.woff2?url'
import { colours, tokenSheet } from '@shop/design'
import { type ReactNode, useEffect } from 'react'
import { isRouteErrorResponse, Links, Meta, Outlet, Scripts, useMatches, useRouteError } from 'react-router'
import { usePrerenderedElement } from './api/prerendered-data'
import { ErrorPage } from './components/error-page'
import fontFaces from './components/fonts.css?inline'
import globalRules from './components/global.css?inline'
import { ChunkLoadError } from './components/load-chunk'
import { PageSkeleton } from './components/skeleton'
import { LazyToaster } from './components/toast/lazy-toaster'
import { uploadsOrigin } from './config/env'
import { logFailure } from './config/log'
import { ScrollAndFocus } from './layouts/scroll-and-focus'
import { isPrivateHandle } from './routing/private-page'
import { dataComponent } from './state/data-component'
import { readStored, storageKeys } from './state/storage'

const StartDataLayer = dataComponent(
  async () => (await import('./layouts/start-data-layer')).StartDataLayer,
  null,
  // It is outside the error page; the other components of the data layer show that.
  { optional: true, early: true },
)

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
  useEffect(purgeSavedForm, [])
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
        <ScrollAndFocus />
        {children}
        <LazyToaster />
        <StartDataLayer />
        {prerendered ? <script {...prerendered} /> : null}
        <Scripts />
      </body>
    </html>
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
