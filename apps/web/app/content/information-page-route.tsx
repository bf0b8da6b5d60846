import type { MetaArgs, MetaDescriptor } from 'react-router'
import { lazyComponent } from '../components/lazy-component'
import { breadcrumbs, seo } from '../config/seo'
import type { MdxContent } from './components/information-page'
import { canonicalPath, crumbsOf } from './crumbs-of'
import type { Frontmatter } from './frontmatter'

/** The `meta` of an information page. */
export const informationPageMeta =
  (page: Frontmatter) =>
  ({ location }: MetaArgs): MetaDescriptor[] =>
    seo({
      title: page.headTitle ?? page.title,
      description: page.description,
      path: canonicalPath(page, location),
      things: [breadcrumbs(crumbsOf(page, location))],
    })

/**
 * An information page, whose HTML is prerendered and whose script is not part of the first load. There is no fallback: the
 * shell keeps the prerendered HTML, or the page before, until the script has loaded.
 */
export const lazyInformationPage = (page: Frontmatter, load: () => Promise<{ readonly default: MdxContent }>) =>
  lazyComponent(
    async () => {
      const [{ InformationPage }, { default: Content }] = await Promise.all([
        import('./components/information-page'),
        load(),
      ])
      return () => <InformationPage page={page} Content={Content} />
    },
    undefined,
    { early: true },
  )
