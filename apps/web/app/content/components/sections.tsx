import { dimensions } from '@shop/design'
import { Children, isValidElement, type PropsWithChildren } from 'react'
import { Emblem } from '../../components/brand-mark'
import { FaqData } from './faq'
import styles from './sections.module.css'

type SectionProps = PropsWithChildren<{ readonly id: string; readonly title: string }>

/** A `##` heading and what follows it. A section about a dimension has its emblem and colour. */
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

interface ContentsProps {
  readonly heading: string
  readonly sections: readonly SectionProps[]
}

const Contents = ({ heading, sections }: ContentsProps) => (
  <nav className={styles.contents} aria-labelledby="contents">
    <h2 id="contents">{heading}</h2>
    <ul>
      {sections.map(({ id, title }) => (
        <li key={id}>
          <a href={`#${id}`}>{title}</a>
        </li>
      ))}
    </ul>
  </nav>
)

/** All sections of a page, with a table of contents from three sections on. */
export const Sections = ({
  children,
  contentsHeading = 'On this page',
}: PropsWithChildren<{ readonly contentsHeading?: string }>) => {
  const sections = Children.toArray(children).flatMap((child) =>
    isValidElement<SectionProps>(child) && child.type === Section ? [child.props] : [],
  )
  const hasContents = sections.length > 2
  return (
    <>
      <FaqData>{children}</FaqData>
      <div className={styles.body} data-contents={hasContents}>
        {hasContents ? <Contents heading={contentsHeading} sections={sections} /> : null}
        <div>{children}</div>
      </div>
    </>
  )
}

/** `Sections` of a page in Malay. */
export const MalaySections = ({ children }: PropsWithChildren) => (
  <Sections contentsHeading="Kandungan">{children}</Sections>
)
