const linkedScript = /<link rel="modulepreload" href="\/assets\/([\w.-]+\.js)"\/>/g
/** A file that another one imports. Vite lists what a dynamic import needs as `"assets/…"`. */
const importedScript = /["'`](?:assets|\.)\/([\w.-]+\.js)["'`]/g
const sharedByAllPages = /^(?:react|framework|shell)-/
/** What the scripts of all pages import first (app/root.tsx, app/layouts). */
const firstImports = /^(?:data-layer|start-data-layer|header-actions)-/

const nextScriptLink = /<link rel="deferred-next"[^>]*>/g

/** The files that each script imports and that a page with it requests next. */
export type NextScripts = ReadonlyMap<string, readonly string[]>

/** @param texts of the scripts, by name */
export const findNextScripts = (texts: ReadonlyMap<string, string>): NextScripts =>
  new Map(
    Array.from(texts, ([script, text]) => {
      const names = [...text.matchAll(importedScript)].map(([, name = '']) => name)
      return [script, sharedByAllPages.test(script) ? names.filter((name) => firstImports.test(name)) : names]
    }),
  )

/**
 * Adds links to the scripts that a page requests as soon as it hydrates, so that they arrive a round trip earlier: what its own scripts
 * import dynamically, and the data layer.
 *
 * @param html before build/defer-scripts.ts
 */
export const linkNextScripts = (html: string, nextScripts: NextScripts): string => {
  const linked = [...html.matchAll(linkedScript)].map(([, script = '']) => script)
  const imported = new Set(linked.flatMap((script) => nextScripts.get(script) ?? []))
  const links = [...imported]
    .filter((name) => !linked.includes(name))
    .map((name) => `<link rel="deferred-next" href="/assets/${name}"/>`)
  return html.replace('</head>', () => `${links.join('')}</head>`)
}

/** The page with its first load only. */
export const withoutNextScripts = (html: string): string => html.replaceAll(nextScriptLink, '')
