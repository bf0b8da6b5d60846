import { CacheProvider } from '@emotion/react'
import createEmotionServer from '@emotion/server/create-instance'
import { prerender } from 'react-dom/static'
import { type EntryContext, ServerRouter } from 'react-router'
import { makeEmotionCache } from './components/emotion-cache'

const inHead = (html: string, addition: string) => html.replace('</head>', () => `${addition}</head>`)

/** Draws a page, at build time and for the development server; there is no other server. */
export default async function handleRequest(request: Request, status: number, headers: Headers, context: EntryContext) {
  const cache = makeEmotionCache()
  // The key is new on both sides, so the instance for a named cache is needed.
  const { extractCriticalToChunks, constructStyleTagsFromChunks } = createEmotionServer(cache)
  const { prelude } = await prerender(
    <CacheProvider value={cache}>
      <ServerRouter context={context} url={request.url} />
    </CacheProvider>,
    // Otherwise React hides large parts behind a script, and the page is blank without JavaScript.
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  )
  const html = await new Response(prelude).text()
  const styles = constructStyleTagsFromChunks(extractCriticalToChunks(html))
  headers.set('content-type', 'text/html; charset=utf-8')
  return new Response(inHead(html, styles), { status, headers })
}
