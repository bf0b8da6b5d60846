import type { PropsWithChildren } from 'react'
import { Link } from 'react-router'
import { Stack } from '../../components/page'
import { paths } from '../../config/paths'
import { PRODUCT_GROUPS, type ProductGroup } from '../../features/catalogue/product-filters'
// With a query: React Router passes other props to the module of a route.
import Support from '../support.mdx?content'
import { Faq, Question, questionsIn } from './faq'

/** Replaces the sections of the support page by its questions about a group of products. */
const sectionsAbout = (group: ProductGroup) => {
  // biome-ignore lint/correctness/noComponentHookFactories: called at module level, once a group
  const QuestionsAbout = ({ children }: PropsWithChildren) => (
    <Faq>
      {questionsIn(children)
        .filter(({ about }) => about?.split(' ').includes(group))
        .map((question) => (
          <Question key={question.title} {...question} />
        ))}
    </Faq>
  )
  return QuestionsAbout
}

const componentsFor = new Map(PRODUCT_GROUPS.map((group) => [group, { Sections: sectionsAbout(group) }]))

export const ProductQuestions = ({ group }: { readonly group: ProductGroup }) => (
  <Stack gap={2}>
    <h2 style={{ fontSize: 'var(--size-lead)' }}>Common questions</h2>
    <div>
      <Support components={componentsFor.get(group) ?? {}} />
    </div>
    <p>
      <Link to={paths.support}>More questions and answers</Link>
    </p>
  </Stack>
)
