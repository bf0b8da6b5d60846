// React Router ends the URL of a sheet that dynamic imports share with `#`.
const sheetLink = /<link rel="stylesheet" href="([^"#]+)(#?)"[^>]*\/>/g

/**
 * Inlines the style sheets that a prerendered page links, which saves a round trip before the first
 * paint. The links stay, disabled and thus not requested: React finds the ones that it rendered,
 * and Vite does not load a sheet again. A sheet without classes, which applies to the whole
 * document, stays linked: React removes its link with the page.
 *
 * @param sheets the texts of the style sheets by path, such as `/assets/shop-1a2b.css`
 */
export const inlineStyles = (html: string, sheets: ReadonlyMap<string, string>): string => {
  const rules: string[] = []
  const page = html.replaceAll(sheetLink, (link, href: string, suffix: string) => {
    const text = sheets.get(href)
    if (text === undefined || !/\.[_a-zA-Z-]/.test(text)) return link
    rules.push(text.trim())
    const forVite = suffix === '' ? '' : `<link rel="stylesheet" href="${href}" disabled=""/>`
    return link.replace('/>', ' disabled=""/>') + forVite
  })
  return page.replace('</head>', () => `<style>${rules.join('')}</style></head>`)
}
