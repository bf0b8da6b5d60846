import type { ReactNode } from 'react'
import { Emblem } from '../components/brand-mark'
import { Container, Section, Stack } from '../components/page'
import { BlockView, Ways } from './blocks'
import { Breadcrumb } from './breadcrumb'
import { crumbsOf } from './content-meta'
import styles from './content-page.module.css'
import { Drawing } from './drawings/drawing'
import { Faq } from './faq'
import { InlineText } from './inline-text'
import type { ContentPageData, ContentSection } from './model'

const ContentsList = ({ sections }: { readonly sections: readonly ContentSection[] }) => (
  <nav className={styles.contents} aria-labelledby="contents">
    <h2 id="contents">On this page</h2>
    <ul>
      {sections.map(({ id, title }) => (
        <li key={id}>
          <a href={`#${id}`}>{title}</a>
        </li>
      ))}
    </ul>
  </nav>
)

interface ContentPageProps {
  readonly page: ContentPageData
  /** What a page shows besides its copy, such as a table from the API: before its sections. */
  readonly children?: ReactNode
}

/** An information page: where one is, what it is about, its sections, and where to read on. */
export const ContentPage = ({ page, children }: ContentPageProps) => {
  const contents = page.sections.length > 2
  return (
    <Section className={styles.section}>
      <Container>
        <Faq sections={page.sections} />
        <Stack gap={7}>
          <Stack gap={3}>
            <Breadcrumb crumbs={crumbsOf(page)} />
            <div className={styles.opening} data-drawn={page.drawing !== undefined}>
              <Stack gap={2.5}>
                <h1>{page.title}</h1>
                <p className={styles.lead}>
                  <InlineText text={page.lead} />
                </p>
              </Stack>
              {page.drawing ? <Drawing name={page.drawing} /> : null}
            </div>
          </Stack>
          {children}
          {page.sections.length > 0 ? (
            <div className={styles.body} data-contents={contents}>
              {contents ? <ContentsList sections={page.sections} /> : null}
              <div>
                {page.sections.map(({ id, title, dimension, blocks }) => (
                  <section className={styles.part} key={id} id={id} aria-labelledby={`${id}-title`}>
                    <div className={styles.headed}>
                      {dimension ? <Emblem dimension={dimension} size={56} /> : null}
                      <h2 id={`${id}-title`} style={dimension && { color: `var(--${dimension})` }}>
                        {title}
                      </h2>
                    </div>
                    {blocks.map((block, index) => (
                      // biome-ignore lint/suspicious/noArrayIndexKey: copy does not move while it is shown
                      <BlockView key={index} block={block} />
                    ))}
                  </section>
                ))}
              </div>
            </div>
          ) : null}
          {page.next ? (
            <Stack gap={3}>
              <h2>Read on</h2>
              <Ways items={page.next} />
            </Stack>
          ) : null}
        </Stack>
      </Container>
    </Section>
  )
}
