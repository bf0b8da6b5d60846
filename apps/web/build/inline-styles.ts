/** A style sheet of the built shop. */
interface Sheet {
  /** Path in the shop, such as `/assets/shell-1a2b.css`. */
  readonly href: string
  readonly text: string
}

const className = /\.(-?[_a-zA-Z][\w-]*)/g
// React Router ends the URL of a sheet that dynamic imports share with `#`.
const sheetLink = /<link rel="stylesheet" href="([^"#]+)#?"[^>]*\/>/g

const classesIn = (html: string): ReadonlySet<string> =>
  new Set([...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')))

interface ClassSheet extends Sheet {
  readonly classes: readonly string[]
}

/** Without the sheets that have no classes. They apply to the whole document: React removes their links with the page. */
const withClasses = (sheets: readonly Sheet[]): readonly ClassSheet[] =>
  sheets
    .map((sheet) => ({ ...sheet, classes: [...sheet.text.matchAll(className)].map(([, name = '']) => name) }))
    .filter(({ classes }) => classes.length > 0)

/** The sheets that a page links, and those of the lazy-loaded components that it shows. */
const sheetsOf = (html: string, sheets: readonly ClassSheet[]): readonly ClassSheet[] => {
  const linked = new Set([...html.matchAll(sheetLink)].map(([, href = '']) => href))
  const used = classesIn(html)
  return sheets.filter(({ href, classes }) => linked.has(href) || classes.some((name) => used.has(name)))
}

const disable = (link: string) => link.replace('/>', ' disabled=""/>')

const withStyles = (html: string, sheets: readonly Sheet[]): string => {
  const texts = [...new Set(sheets.map(({ text }) => text.trim()))]
  // The rules of a shared module are in the sheet of its chunk, and for some dynamic imports also in a sheet of their own.
  const rules = texts.filter((text) => !texts.some((other) => other !== text && other.includes(text))).join('')
  // React finds its links in the order in which it rendered them.
  const inlined = new Set(sheets.map(({ href }) => href))
  const disabled = html.replaceAll(sheetLink, (link, href: string) => (inlined.has(href) ? disable(link) : link))
  const added = sheets
    .filter(({ href }) => !disabled.includes(`href="${href}"`))
    .map(({ href }) => `<link rel="stylesheet" href="${href}" disabled=""/>`)
  return disabled.replace('</head>', () => `<style>${rules}</style>${added.join('')}</head>`)
}

/**
 * Inlines the style sheets of the prerendered pages, which saves a round trip before the first paint. The links stay, disabled
 * and thus not requested: React finds the ones that it rendered, and Vite does not load a sheet again.
 *
 * @param files all pages
 * @param read returns the HTML of a page; called twice, since thousands of pages do not fit into memory
 * @returns each page with its HTML
 */
export async function* inlineStyles(
  files: readonly string[],
  read: (file: string) => Promise<string>,
  allSheets: readonly Sheet[],
): AsyncGenerator<readonly [file: string, html: string]> {
  const sheets = withClasses(allSheets)
  const used = new Map<string, readonly ClassSheet[]>()
  for (const file of files) used.set(file, sheetsOf(await read(file), sheets))
  const users = (sheet: ClassSheet) => [...used.values()].filter((own) => own.includes(sheet)).length
  // A sheet is used on at least as many pages as the sheets that build on it, so this order has the shared rules first.
  const order = new Map(
    sheets.toSorted((one, other) => users(other) - users(one)).map((sheet, index) => [sheet, index]),
  )
  const position = (sheet: ClassSheet) => order.get(sheet) ?? 0
  for (const [file, own] of used) {
    yield [
      file,
      withStyles(
        await read(file),
        own.toSorted((one, other) => position(one) - position(other)),
      ),
    ]
  }
}
