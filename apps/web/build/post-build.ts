import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { lateScripts } from './defer-scripts.ts'
import { type ServingPlan, writeNginxFiles } from './nginx-files.ts'
import { type PolicySettings, pageHeaders, policyOf } from './page-headers.ts'
import { precompress } from './precompress.ts'
import { staticImports } from './static-imports.ts'

/** Pages about one person or one purchase: nothing between the shop and the shopper keeps them. */
const isPrivate = (page: string) =>
  /^(?:account|profile|invoice|checkout|reset-password|password-link|stripecheckout|success|failed|st|px|__spa-fallback\.html)(?:\/|$)/.test(
    page,
  )

const filesOf = async (folder: string): Promise<string[]> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
}

/**
 * Makes a built shop ready to be served: scripts late, a content policy for each page, everything compressed, and what the
 * server has to know as `routes.json` (the site server) and `nginx/*.conf` beside the pages' folder.
 */
export const finishBuild = async (
  folder: string,
  routes: readonly string[],
  settings: PolicySettings,
): Promise<void> => {
  const pages: Record<string, Record<string, string>> = {}
  const importsOf = (address: string) => staticImports(folder, address.slice(1)).map((file) => `/${file}`)
  for (const file of (await filesOf(folder)).filter((name) => name.endsWith('.html'))) {
    const html = lateScripts(await readFile(file, 'utf8'), importsOf)
    await writeFile(file, html)
    const page = relative(folder, file).replaceAll('\\', '/')
    pages[page] = {
      'content-security-policy': policyOf(html, settings),
      'cache-control': isPrivate(page) ? 'no-store' : 'no-cache',
    }
  }
  const plan: ServingPlan = { routes, headers: pageHeaders, pages }
  await writeFile(join(folder, 'routes.json'), `${JSON.stringify(plan, null, 2)}\n`)
  await writeNginxFiles(join(folder, '../nginx'), plan)
  await precompress((await filesOf(folder)).filter((file) => !file.endsWith('routes.json')))
}
