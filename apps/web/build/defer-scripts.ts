import { HYDRATED } from '../app/config/hydrated-event.ts'

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
 * Until a drawn page answers, keeps what is pressed or chosen on it from going nowhere, and does it then: once for each control,
 * since who presses twice because nothing happened means it once. Links and forms need no script.
 *
 * A turn after the app says that it is here, since React takes no events from within its effects.
 */
const keepEarlyInput = `const early = new Map()
const types = ['click', 'input', 'change']
const keep = (event) => {
const { type, target } = event
const control = target.closest?.(type === 'click' ? 'button[type=button]' : 'select')
if (!control) return
event.stopImmediatePropagation()
early.set(control, type === 'click' ? undefined : control.value)
}
for (const type of types) addEventListener(type, keep, true)
addEventListener(${JSON.stringify(HYDRATED)}, async () => {
await turn()
for (const type of types) removeEventListener(type, keep, true)
for (const [control, choice] of early) {
if (!control.isConnected) continue
if (choice !== undefined) control.value = choice
for (const type of choice === undefined ? ['click'] : ['input', 'change'])
control.dispatchEvent(new Event(type, { bubbles: true, cancelable: true }))
}
}, { once: true })`

/**
 * A choice is told by two events. The first may be what makes React take over the part of the page that it is in, which puts the
 * drawn choice back, so that the second would tell of that: it gets the shopper's choice again.
 */
const keepChoice = `let chosen
addEventListener('input', ({ target }) => { chosen = { target, value: target.value } }, true)
addEventListener('change', ({ target }) => {
if (target.localName === 'select' && chosen?.target === target) target.value = chosen.value
}, true)`

/**
 * Waits for the first paint (a page in a tab that nobody looks at is not painted, and is not waited for), asks for all files
 * at once, and runs each in a task of its own, so that the page answers a finger between any two.
 */
const starter = (files: readonly string[], imports: string, modules: string, entry: string) => `<script>(async () => {
const turn = () => new Promise((next) => setTimeout(next))
${keepEarlyInput}
${keepChoice}
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
    throw new Error('React Router starts its pages differently now: see build/defer-scripts.ts')
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
