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
