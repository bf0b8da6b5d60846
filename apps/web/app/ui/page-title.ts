import { builtSite } from '../config/site'

/** A page's title and description, for a route's `meta`. */
export const pageTitle = (title: string, description?: string) => [
  { title: `${title} · ${builtSite.brand.name}` },
  ...(description ? [{ name: 'description', content: description }] : []),
]
