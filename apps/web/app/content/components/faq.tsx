import { Children, isValidElement, type PropsWithChildren, type ReactNode } from 'react'
import { jsonLd } from '../../config/seo'
import styles from './faq.module.css'
import { textOf } from './text-of'

type QuestionProps = PropsWithChildren<{ readonly title: string }>

export const Faq = ({ children }: PropsWithChildren) => <div>{children}</div>

export const Question = ({ title, children }: QuestionProps) => (
  <details className={styles.question}>
    <summary>{title}</summary>
    <div>{children}</div>
  </details>
)

/** The questions within a node, at any depth. */
const questionsIn = (node: ReactNode): QuestionProps[] =>
  Children.toArray(node).flatMap((child) => {
    if (!isValidElement<QuestionProps>(child)) return []
    return child.type === Question ? [child.props] : questionsIn(child.props.children)
  })

/**
 * The questions and answers within its children, for search engines; renders nothing if there are
 * none.
 */
export const FaqData = ({ children }: PropsWithChildren) => {
  const questions = questionsIn(children)
  if (questions.length === 0) return null
  return (
    <script type="application/ld+json">
      {jsonLd({
        '@type': 'FAQPage',
        mainEntity: questions.map(({ title, children: answer }) => ({
          '@type': 'Question',
          name: title,
          acceptedAnswer: { '@type': 'Answer', text: textOf(answer).trim().replace(/\s+/g, ' ') },
        })),
      })}
    </script>
  )
}
