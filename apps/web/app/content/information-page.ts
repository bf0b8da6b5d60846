import { type MetaArgs, useMatches } from 'react-router'
import { paths } from '../config/paths'
import { breadcrumbs, seo } from '../config/seo'
import type { Frontmatter } from './frontmatter'

const isFrontmatter = (handle: unknown): handle is Frontmatter =>
  typeof handle === 'object' && handle !== null && 'lead' in handle

/** The frontmatter of the last route, which is an MDX file. */
const frontmatterIn = (
  matches: readonly ({ readonly handle?: unknown } | undefined)[],
): Frontmatter => {
  const handle = matches.at(-1)?.handle
  if (!isFrontmatter(handle)) throw new Error('This route has no frontmatter.')
  return handle
}

/** Home, the pages in between, the page itself with its address for search engines. */
const crumbsOf = (page: Frontmatter, pathname: string) => [
  { title: 'Home', path: paths.home },
  ...(page.parents ?? []),
  { title: page.title, path: page.canonical ?? pathname.replace(/\/$/, '') },
]

/**
 * The `meta` of every information page. A layout could not export it: it does not see the
 * frontmatter of the page.
 */
export const meta = ({ matches, location }: MetaArgs) => {
  const page = frontmatterIn(matches)
  const crumbs = crumbsOf(page, location.pathname)
  return seo({
    title: page.headTitle ?? page.title,
    description: page.description,
    path: crumbs.at(-1)?.path ?? location.pathname,
    things: [breadcrumbs(crumbs)],
  })
}

export const useInformationPage = () => {
  const matches = useMatches()
  const page = frontmatterIn(matches)
  return { ...page, crumbs: crumbsOf(page, matches.at(-1)?.pathname ?? '') }
}
