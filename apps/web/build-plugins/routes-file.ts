import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'

interface ManifestRoute {
  readonly parentId?: string | undefined
  readonly path?: string | undefined
}

/**
 * The patterns of the routes that no page could be drawn for at build time, such as `/orderdetails/:id` and `/st/return/*`. The
 * route for unknown paths is not one of them: a server answers it with 404.
 */
export const undrawnRoutes = (routes: Readonly<Record<string, ManifestRoute>>): string[] => {
  const pathOf = ({ parentId, path }: ManifestRoute): string => {
    const parent = parentId === undefined ? undefined : routes[parentId]
    return `${parent ? pathOf(parent) : ''}${path ? `/${path}` : ''}`
  }
  return Object.values(routes)
    .filter(({ path }) => path !== undefined && path !== '*')
    .map(pathOf)
    .filter((path) => /[:*]/.test(path))
}

/** Tells whoever serves the shop which paths without a file are pages all the same (`routes.json`). */
export const writeRoutesFile = (folder: string, routes: Readonly<Record<string, ManifestRoute>>): Promise<void> =>
  writeFile(join(folder, 'routes.json'), `${JSON.stringify({ routes: undrawnRoutes(routes) }, null, 2)}\n`)
