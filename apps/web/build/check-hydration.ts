/**
 * Hydrates the built pages in happy-dom: `node build/check-hydration.ts [folder]`, part of every build. Fails where React finds another
 * text or element than the HTML has, or where a component throws. Of the product pages, the first ones are checked.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { registerHooks } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { format } from 'node:util'
import { builtinEnvironments } from 'vitest/runtime'
import { HYDRATED } from '../app/config/hydrated-event.ts'
import { isProductPage } from './product-pages.ts'

const TIMEOUT_MS = 20_000
const PRODUCT_PAGES = 3
/** Pages that share a problem are not all printed. */
const MAX_FAILURES = 3
/** Of each error. */
const STACK_LINES = 3
/** Characters that are shown before and after a difference. */
const CONTEXT = 40

const folder = process.argv[2] ?? fileURLToPath(new URL('../dist/client/', import.meta.url))
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => file.endsWith('.html'))
const pages = [...files.filter((file) => !isProductPage(file)), ...files.filter(isProductPage).slice(0, PRODUCT_PAGES)]

/** The fallback page is served for the routes with a parameter. */
const pathOf = (file: string) => (file.endsWith('index.html') ? file.replace(/\/?index\.html$/, '') : 'orderdetails/1')

// Each page has an origin of its own, so that Node evaluates its modules again.
registerHooks({
  resolve: (specifier, context, next) => {
    const url = URL.parse(specifier, context.parentURL)
    return url?.protocol === 'http:'
      ? { url: url.href, format: 'module', shortCircuit: true }
      : next(specifier, context)
  },
  load: (url, context, next) => {
    if (!url.startsWith('http:')) return next(url, context)
    return { format: 'module', source: readFileSync(join(folder, new URL(url).pathname)), shortCircuit: true }
  },
})

/** What a visitor with scripts can read. */
const currentText = (): string =>
  document.body.innerHTML
    .replace(/<!--.*?-->|<(script|style|noscript)\b.*?<\/\1>/gs, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')

/** The first difference of two texts; empty when they are the same. */
const differenceOf = (before: string, after: string): string => {
  if (before === after) return ''
  const at = Array.from(before).findIndex((character, index) => character !== after[index])
  const part = (text: string) => `…${text.slice(Math.max(0, at - CONTEXT), at + CONTEXT)}…`
  return `\n  in the HTML:     ${part(before)}\n  after hydration: ${part(after)}`
}

/** @returns what goes wrong when a page hydrates; empty for nothing */
const hydrate = async (file: string, index: number): Promise<string> => {
  const { href, origin } = new URL(pathOf(file), `http://page-${index}/`)
  // Not ended with its teardown, which takes up to 30 s while the page has timers.
  const settings = {
    enableCSSFileLoading: true,
    fetch: { interceptor: { beforeAsyncRequest: async () => new window.Response('') } },
  }
  await builtinEnvironments['happy-dom'].setup(globalThis, { happyDOM: { url: href, settings } })
  const { error: printError } = console
  const problems: string[] = []
  const addProblem = (...values: readonly unknown[]) =>
    problems.push(
      format(...values)
        .split('\n')
        .slice(0, STACK_LINES)
        .join('\n'),
    )
  Object.assign(console, { error: addProblem })
  // No response arrives before hydration.
  Object.assign(globalThis, { reportError: addProblem, fetch: () => new Promise(() => undefined) })
  const isHydrated = new Promise<boolean>((resolve) => {
    addEventListener(HYDRATED, () => resolve(true))
    setTimeout(resolve, TIMEOUT_MS, false)
  })
  const html = readFileSync(join(folder, file), 'utf8')
  // An inlined style sheet with `<`, as in a container query, ends happy-dom's parser.
  document.write(html.replaceAll(/<style>[^<]*<(?!\/style>).*?<\/style>/gs, ''))
  const before = currentText()
  try {
    for (const { textContent } of document.querySelectorAll('script:not([type])')) {
      // Not the shop's own inline scripts, such as that of build/defer-scripts.ts.
      if (textContent.startsWith('window.__reactRouter')) new Function(textContent)()
    }
    for (const { textContent } of document.querySelectorAll('script[type=deferred]')) {
      const code = textContent.replaceAll(/(?<=["'])\/assets\//g, `${origin}/assets/`)
      await import(`data:text/javascript,${encodeURIComponent(code)}`)
    }
    if (!(await isHydrated)) addProblem(`It is not hydrated after ${TIMEOUT_MS / 1000} s.`)
  } catch (error) {
    addProblem(error)
  }
  const difference = problems.length > 0 ? differenceOf(before, currentText()) : ''
  Object.assign(console, { error: printError })
  return problems.join('\n') + difference
}

const start = performance.now()
let failures = 0
for (const [index, file] of pages.entries()) {
  const problem = failures < MAX_FAILURES ? await hydrate(file, index) : ''
  if (problem === '') continue
  failures += 1
  console.error(`${file} does not hydrate as it was rendered:\n${problem}\n`)
}
if (failures === 0 && pages.length > 0) {
  console.log(`All ${pages.length} checked pages hydrate (${((performance.now() - start) / 1000).toFixed(1)} s).`)
}
process.exit(failures > 0 || pages.length === 0 ? 1 : 0)
