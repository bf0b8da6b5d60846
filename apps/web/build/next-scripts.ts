const linkedScript = /<link rel="modulepreload" href="\/assets\/([\w.-]+\.js)"\/>/g
/** A file that another one imports. Vite lists what a dynamic import needs as `"assets/…"`. */
const importedScript = /["'`](?:assets|\.)\/([\w.-]+\.js)["'`]/g
const sharedByAllPages = /^(?:react|framework|shell)-/
/** What the scripts of all pages import first (app/root.tsx, app/layouts). */
const firstImports = /^(?:data-layer|start-data-layer|header-actions)-/

/** The start of the link of a script that is not part of the first load. */
export const NEXT_SCRIPT = '<link rel="deferred-next"'

/**
 * Adds links to the scripts that a page requests as soon as it hydrates, so that they arrive a round trip earlier: what its own scripts
 * import dynamically, and the data layer.
 *
 * @param html before build/defer-scripts.ts
 * @param read returns the text of a script
 */
export const linkNextScripts = (html: string, read: (script: string) => string): string => {
  const linked = [...html.matchAll(linkedScript)].map(([, script = '']) => script)
  const imported = linked.flatMap((script) => {
    const names = [...read(script).matchAll(importedScript)].map(([, name = '']) => name)
    return sharedByAllPages.test(script) ? names.filter((name) => firstImports.test(name)) : names
  })
  const next = [...new Set(imported)].filter((script) => !linked.includes(script))
  return html.replace(
    '</head>',
    () => `${next.map((name) => `${NEXT_SCRIPT} href="/assets/${name}"/>`).join('')}</head>`,
  )
}
