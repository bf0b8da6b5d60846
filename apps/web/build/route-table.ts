import { isPrivateHandle } from '../app/routing/private-page.ts'

interface Route {
  readonly parentId?: string | undefined
  readonly path?: string | undefined
  readonly module?: { readonly handle?: unknown }
}

type Routes = Readonly<Record<string, Route | undefined>>

/** A route and its layouts, from the route itself up to the root. */
const ancestry = (routes: Routes, route: Route | undefined): readonly Route[] =>
  route
    ? [route, ...(route.parentId === undefined ? [] : ancestry(routes, routes[route.parentId]))]
    : []

const pathOf = (routes: Routes, route: Route | undefined): string =>
  ancestry(routes, route)
    .toReversed()
    .map(({ path }) => (path ? `/${path}` : ''))
    .join('')

const pagesOf = (routes: Routes) =>
  Object.values(routes).filter((route) => route?.path !== undefined)

/**
 * The patterns of the routes that are not prerendered, such as `/orderdetails/:id` and
 * `/st/return/*`. The route for unknown paths is not one of them: a server responds to it with 404.
 * Nor is the product page, whose parameter is optional (`:id?`): build/product-pages.ts has it.
 */
export const dynamicPaths = (routes: Routes): readonly string[] =>
  pagesOf(routes)
    .filter((route) => route?.path !== '*')
    .map((route) => pathOf(routes, route))
    .filter((path) => /[:*]/.test(path) && !path.endsWith('?'))

/** The paths of the private pages: the route or a layout around it has the handle `privatePage`. */
export const privatePaths = (routes: Routes): ReadonlySet<string> =>
  new Set(
    pagesOf(routes)
      .filter((route) =>
        ancestry(routes, route).some(({ module }) => isPrivateHandle(module?.handle)),
      )
      .map((route) => pathOf(routes, route)),
  )
