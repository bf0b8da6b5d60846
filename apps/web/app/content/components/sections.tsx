import { dimensions } from '@shop/design'
import { Children, isValidElement, type PropsWithChildren } from 'react'
import { Emblem } from '../../components/brand-mark'
import { useInformationPage } from '../information-page'
import styles from './sections.module.css'

type SectionProps = PropsWithChildren<{ readonly id: string; readonly title: string }>

/**
 * A `##` heading and what follows it (build/remark-sections.ts). A section about a dimension, such
 * as `openness`, has its emblem and colour.
 */
export const Section = ({ id, title, children }: SectionProps) => {
  const dimension = dimensions.find((name) => name === id)
  return (
    <section className={styles.section} id={id} aria-labelledby={`${id}-title`}>
      <div className={styles.heading}>
        {dimension ? <Emblem dimension={dimension} size={56} /> : null}
        <h2 id={`${id}-title`} style={dimension && { color: `var(--${dimension})` }}>
          {title}
        </h2>
      </div>
      {children}
    </section>
  )
}

/** The table of contents; folded on a narrow window. */
const Contents = ({
  heading,
  sections,
}: {
  readonly heading: string
  readonly sections: readonly SectionProps[]
}) => (
  <nav className={styles.contents} aria-label={heading}>
    <details>
      <summary>
        <span>{heading}</span>
      </summary>
      <ul>
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ul>
    </details>
  </nav>
)

// cspell:ignore Kandungan
const headings = { en: 'On this page', ms: 'Kandungan' } as const

/** All sections of a page; from four sections on with a table of contents. */
export const Sections = ({ children }: PropsWithChildren) => {
  const heading = headings[useInformationPage().lang ?? 'en']
  const sections = Children.toArray(children).flatMap((child) =>
    isValidElement<SectionProps>(child) && child.type === Section ? [child.props] : [],
  )
  const hasContents = sections.length > 3
  return (
    <div className={styles.body}>
      {hasContents ? <Contents heading={heading} sections={sections} /> : null}
      <div>{children}</div>
    </div>
  )
}
