import { jsonLd } from '../config/seo'
import type { ContentSection } from './model'
import { plain } from './plain'

/** Tells machines the questions and answers that a page shows, when it has any. */
export const Faq = ({ sections }: { readonly sections: readonly ContentSection[] }) => {
  const questions = sections.flatMap(({ blocks }) =>
    blocks.flatMap((block) => (block.kind === 'questions' ? block.items : [])),
  )
  if (questions.length === 0) return null
  return (
    <script type="application/ld+json">
      {jsonLd({
        '@type': 'FAQPage',
        mainEntity: questions.map(({ question, answer }) => ({
          '@type': 'Question',
          name: question,
          acceptedAnswer: { '@type': 'Answer', text: answer.map(plain).join(' ') },
        })),
      })}
    </script>
  )
}
