import { paths } from '../config/paths'
import type { Frontmatter } from './frontmatter'

interface Location {
  readonly pathname: string
}

export const canonicalPath = ({ canonical }: Frontmatter, { pathname }: Location): string =>
  canonical ?? pathname.replace(/\/$/, '')

/** Home, the pages in between, the page itself. */
export const crumbsOf = (page: Frontmatter, location: Location) => [
  { title: 'Home', path: paths.home },
  ...(page.parents ?? []),
  { title: page.title, path: canonicalPath(page, location) },
]
