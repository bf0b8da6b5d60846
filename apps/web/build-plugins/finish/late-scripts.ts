const preload = /<link rel="modulepreload" href="[^"]+"\/>/g

/**
 * Lets a page be painted before its scripts travel: their preloads move from the head to the end of the body, each once and
 * at low priority. In the head they share the line with the page's own picture and font, and the first paint waits.
 */
export const lateScripts = (html: string): string => {
  const preloads = [...new Set(html.match(preload) ?? [])].map((link) =>
    link.replace('<link ', '<link fetchpriority="low" '),
  )
  const end = html.lastIndexOf('</body>')
  const rest = (part: string) => part.replaceAll(preload, '')
  return end < 0 ? html : `${rest(html.slice(0, end))}${preloads.join('')}${html.slice(end)}`
}
