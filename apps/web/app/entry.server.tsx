import { prerender } from 'react-dom/static'
import { type EntryContext, ServerRouter } from 'react-router'

/** Renders a page at build time and for the development server; there is no other server. */
export default async function handleRequest(request: Request, status: number, headers: Headers, context: EntryContext) {
  const { prelude } = await prerender(
    <ServerRouter context={context} url={request.url} />,
    // Otherwise React hides large parts behind a script, and the page is blank without JavaScript.
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  )
  headers.set('content-type', 'text/html; charset=utf-8')
  return new Response(prelude, { status, headers })
}
