import { HYDRATED } from '../../app/config/hydrated.ts'

const preload = /<link rel="modulepreload" href="([^"]+)"\/>/g

/** What React Router writes to start a page: some imports, the page's routes by their names, and the entry. */
const start =
  /<script type="module" async="">(?<imports>[^<]*?)\s*window\.__reactRouterRouteModules = (?<modules>\{[^}]*\});\s*import\("(?<entry>[^"]+)"\);<\/script>/

const plainImport = /import "[^"]+";\s*/g
const namedImport = /import \* as (\w+) from ("[^"]+");/g

/** Each file after those that it imports. */
const inOrder = (files: readonly string[], importsOf: (file: string) => readonly string[]): readonly string[] => {
  const ordered = new Set<string>()
  const visiting = new Set<string>()
  const visit = (file: string) => {
    if (visiting.has(file)) return
    visiting.add(file)
    for (const imported of importsOf(file)) visit(imported)
    ordered.add(file)
  }
  for (const file of files) visit(file)
  return [...ordered]
}

/**
 * Until a drawn page answers, keeps what is pressed or chosen on it, and then does it: the last of each control, since who
 * presses twice because nothing happened means it once. Links and forms need no script.
 *
 * A turn after the app says that it is here, since React takes no events from within its effects; and a choice is told by
 * both of its events, since the first may be what hydrates the control, which puts the drawn choice back.
 */
const keepEarlyInput = `const early = new Map()
const keep = ({ type, target }) => {
const control = target.closest?.(type === 'click' ? 'button[type=button]' : 'select')
if (control) early.set(control, { type, value: control.value })
}
for (const type of ['click', 'change']) addEventListener(type, keep, true)
addEventListener(${JSON.stringify(HYDRATED)}, async () => {
await turn()
for (const type of ['click', 'change']) removeEventListener(type, keep, true)
for (const [control, { type, value }] of early) {
if (!control.isConnected) continue
for (const event of type === 'change' ? ['input', 'change'] : ['click']) {
if (type === 'change') control.value = value
control.dispatchEvent(new Event(event, { bubbles: true, cancelable: true }))
}
}
}, { once: true })`

/**
 * Waits for the first paint (a page in a tab that nobody looks at is not painted, and is not waited for), asks for all files
 * at once, and runs each in a task of its own, so that the page answers a finger between any two.
 */
const starter = (files: readonly string[], imports: string, modules: string, entry: string) => `<script>(async () => {
const turn = () => new Promise((next) => setTimeout(next))
${keepEarlyInput}
if (!document.hidden) await new Promise(requestAnimationFrame)
await turn()
const files = ${JSON.stringify(files)}
for (const href of files) document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
for (const file of files.slice(0, -1)) {
await import(file)
await turn()
}
${imports.trim().replaceAll(namedImport, 'const $1 = await import($2);')}
window.__reactRouterRouteModules = ${modules}
await import(${JSON.stringify(entry)})
})()</script>`

/**
 * Lets a page be painted before its scripts travel. Sooner, they share the line with the page's own text, picture and font,
 * and the first paint waits; once it stands, they come as fast as they can.
 *
 * @param importsOf the files that a script imports before it runs, by their addresses
 * @throws Error when React Router starts a page in another way than this knows
 */
export const lateScripts = (html: string, importsOf: (file: string) => readonly string[]): string => {
  const { imports, modules, entry } = start.exec(html)?.groups ?? {}
  if (imports === undefined || modules === undefined || entry === undefined) {
    throw new Error('React Router starts its pages differently now: see build-plugins/finish/late-scripts.ts')
  }
  const preloads = [...html.matchAll(preload)].map(([, file = '']) => file)
  // The entry draws the page: it comes last, when all that it needs has run.
  const files = [
    ...inOrder(
      preloads.filter((file) => file !== entry),
      importsOf,
    ),
    entry,
  ]
  const script = starter(files, imports.replaceAll(plainImport, ''), modules, entry)
  return html.replaceAll(preload, '').replace(start, () => script)
}
