import { dimensions } from '@shop/design'
import { Children, isValidElement, type PropsWithChildren, useEffect, useState } from 'react'
import { Emblem } from '../../components/brand-mark'
import { useInformationPage } from '../information-page'
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

/** The table of contents; folded on a narrow window. */
const Contents = ({ heading, sections }: { readonly heading: string; readonly sections: readonly SectionProps[] }) => (
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

const labels = {
  en: { contents: 'On this page', top: 'Back to top' },
  // cspell:ignore Kandungan Kembali atas
  ms: { contents: 'Kandungan', top: 'Kembali ke atas' },
} as const

/** All sections of a page; from three sections on with a table of contents, from three windows on with a link back to the top. */
export const Sections = ({ children }: PropsWithChildren) => {
  const { contents, top } = labels[useInformationPage().lang ?? 'en']
  const sections = Children.toArray(children).flatMap((child) =>
    isValidElement<SectionProps>(child) && child.type === Section ? [child.props] : [],
  )
  const hasContents = sections.length > 2
  const [isLong, setIsLong] = useState(false)
  useEffect(() => setIsLong(document.documentElement.scrollHeight > 3 * window.innerHeight), [])
  return (
    <>
      <FaqData>{children}</FaqData>
      <div className={styles.body}>
        {hasContents ? <Contents heading={contents} sections={sections} /> : null}
        <div>
          {children}
          {isLong ? (
            <a className={styles.top} href="#main">
              {top}
            </a>
          ) : null}
        </div>
      </div>
    </>
  )
}
