import type { ComponentType } from 'react'
import { Link, useLocation } from 'react-router'
import { Breadcrumb } from '../../components/breadcrumb'
import { Container, Lead, Section, Stack } from '../../components/page'
import { crumbsOf } from '../crumbs-of'
import type { Frontmatter } from '../frontmatter'
import { contentComponents } from './content-components'
import styles from './information-page.module.css'
import { LinkRows } from './link-rows'
import { PageIllustration } from './page-illustration'
import { MalaySections } from './sections'

/** A compiled MDX file; it takes the components that it uses without importing them. */
export type MdxContent = ComponentType<{ readonly components: typeof contentComponents }>

/** Text with Markdown links: the parts of `text [label](path) text` come in threes. */
const LinkedText = ({ text }: { readonly text: string }) => {
  const parts = text.split(/\[([^\]]+)\]\(([^)]+)\)/)
  return parts.map((part, index) => {
    if (index % 3 === 2) return null
    return index % 3 === 0 ? (
      part
    ) : (
      <Link key={part} to={parts[index + 1] ?? ''}>
        {part}
      </Link>
    )
  })
}

interface InformationPageProps {
  readonly page: Frontmatter
  /** The compiled MDX file. */
  readonly Content: MdxContent
}

const malayComponents = { ...contentComponents, Sections: MalaySections }

/** Frame of an information page: breadcrumb, heading, lead and figure, the content of its MDX file, and what to read next. */
export const InformationPage = ({ page, Content }: InformationPageProps) => {
  const { title, lead, figure, next, lang } = page
  const crumbs = crumbsOf(page, useLocation())
  return (
    <Section className={styles.page} lang={lang}>
      <Container>
        <Stack gap={7}>
          <Stack gap={3}>
            <div lang={lang && 'en-MY'}>
              <Breadcrumb crumbs={crumbs} lang={lang} />
            </div>
            <div className={styles.opening} data-figure={figure !== undefined}>
              <Stack gap={2.5}>
                <h1>{title}</h1>
                <Lead>
                  <LinkedText text={lead} />
                </Lead>
              </Stack>
              {figure ? <PageIllustration name={figure} /> : null}
            </div>
          </Stack>
          <Content components={lang === 'ms' ? malayComponents : contentComponents} />
          {next ? (
            <Stack gap={3}>
              <h2>Read on</h2>
              <LinkRows items={next} />
            </Stack>
          ) : null}
        </Stack>
      </Container>
    </Section>
  )
}
