import { paths } from '../config/paths'
import { breadcrumbs, seo } from '../config/seo'
import type { Crumb, PageHead } from './model'

/** The way to a page: home, what lies between, the page. */
export const crumbsOf = ({ parents = [], title, path }: PageHead): readonly Crumb[] => [
  { title: 'Home', path: paths.home },
  ...parents,
  { title, path },
]

/** What an information page tells machines, for its route's `meta`; its questions it tells itself (see `Faq`). */
export const contentMeta = (head: PageHead) =>
  seo({
    title: head.headTitle ?? head.title,
    description: head.description,
    path: head.path,
    things: [breadcrumbs(crumbsOf(head))],
  })
