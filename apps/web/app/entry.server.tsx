import { prerender } from 'react-dom/static'
import { type EntryContext, ServerRouter } from 'react-router'
import { PrerenderedContext } from './api/prerendered-data'
import { prerenderedDataOf } from './features/catalogue/prerendered-catalogue.server'

/** Renders a page at build time and for the development server; there is no other server. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
) {
  // The fallback page is rendered at / too.
  const data = context.isSpaMode ? {} : prerenderedDataOf(new URL(request.url).pathname)
  const { prelude } = await prerender(
    <PrerenderedContext value={data}>
      <ServerRouter context={context} url={request.url} />
    </PrerenderedContext>,
    {
      // Otherwise React hides large parts behind a script, and the page is blank without
      // JavaScript.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
    },
  )
  headers.set('content-type', 'text/html; charset=utf-8')
  return new Response(prelude, { status, headers })
}
