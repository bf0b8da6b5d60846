import { paths } from '../config/paths'
import { breadcrumbs, seo, type Thing } from '../config/seo'
import type { ContentPageData, Crumb, Question } from './model'
import { plain } from './plain'

/** The way to a page: home, what lies between, the page. */
export const crumbsOf = ({ parents = [], title, path }: ContentPageData): readonly Crumb[] => [
  { title: 'Home', path: paths.home },
  ...parents,
  { title, path },
]

const faq = (questions: readonly Question[]): Thing => ({
  '@type': 'FAQPage',
  mainEntity: questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer.map(plain).join(' ') },
  })),
})

/** What an information page tells machines, for its route's `meta`. */
export const contentMeta = (page: ContentPageData, more: readonly Thing[] = []) => {
  const questions = page.sections.flatMap(({ blocks }) =>
    blocks.flatMap((block) => (block.kind === 'questions' ? block.items : [])),
  )
  return seo({
    title: page.headTitle ?? page.title,
    description: page.description,
    path: page.path,
    things: [breadcrumbs(crumbsOf(page)), ...(questions.length > 0 ? [faq(questions)] : []), ...more],
  })
}
