import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import { Emblem } from '../components/brand-mark'
import { Container, Section, Stack } from '../components/page'
import { BlockView, Ways } from './blocks'
import { Breadcrumb } from './breadcrumb'
import { crumbsOf } from './content-meta'
import { Drawing } from './drawings/drawing'
import { Faq } from './faq'
import { InlineText } from './inline-text'
import type { ContentPageData, ContentSection } from './model'

const Opening = styled('div')({
  display: 'grid',
  gap: '32px clamp(32px, 6vw, 96px)',
  alignItems: 'center',
  '@media (max-width: 699px)': { '& svg': { maxWidth: 360 } },
  '@media (min-width: 700px)': { "&[data-drawn='true']": { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 4fr)' } },
})

const Lead = styled('p')({ fontSize: 'var(--size-lead)', lineHeight: 1.5, color: 'var(--ink-soft)' })

const Body = styled('div')({
  display: 'grid',
  gap: '0 64px',
  '@media (min-width: 1024px)': { "&[data-contents='true']": { gridTemplateColumns: '200px minmax(0, 1fr)' } },
})

const Contents = styled('nav')({
  display: 'none',
  '@media (min-width: 1024px)': { display: 'block', position: 'sticky', top: 104, alignSelf: 'start' },
  fontSize: 'var(--size-label)',
  '& h2': { fontSize: 'var(--size-label)', fontFamily: 'var(--font-text)', fontWeight: 600, marginBottom: 8 },
  '& ul': { padding: 0, listStyle: 'none', borderInlineStart: '2px solid var(--line)' },
  '& a': {
    display: 'block',
    padding: '5px 0 5px 16px',
    lineHeight: 1.4,
    color: 'var(--ink-soft)',
    textDecoration: 'none',
  },
  '& a:hover': { color: 'var(--ink)', textDecoration: 'underline' },
})

const Part = styled('section')({
  display: 'flex',
  flexDirection: 'column',
  gap: 24,
  scrollMarginTop: 96,
  '& + &': { marginTop: 56 },
})

const Headed = styled('div')({ display: 'flex', alignItems: 'center', gap: 16 })

const ContentsList = ({ sections }: { readonly sections: readonly ContentSection[] }) => (
  <Contents aria-labelledby="contents">
    <h2 id="contents">On this page</h2>
    <ul>
      {sections.map(({ id, title }) => (
        <li key={id}>
          <a href={`#${id}`}>{title}</a>
        </li>
      ))}
    </ul>
  </Contents>
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
    <Section style={{ paddingTop: 24 }}>
      <Container>
        <Faq sections={page.sections} />
        <Stack gap={7}>
          <Stack gap={3}>
            <Breadcrumb crumbs={crumbsOf(page)} />
            <Opening data-drawn={page.drawing !== undefined}>
              <Stack gap={2.5}>
                <h1>{page.title}</h1>
                <Lead>
                  <InlineText text={page.lead} />
                </Lead>
              </Stack>
              {page.drawing ? <Drawing name={page.drawing} /> : null}
            </Opening>
          </Stack>
          {children}
          {page.sections.length > 0 ? (
            <Body data-contents={contents}>
              {contents ? <ContentsList sections={page.sections} /> : null}
              <div>
                {page.sections.map(({ id, title, dimension, blocks }) => (
                  <Part key={id} id={id} aria-labelledby={`${id}-title`}>
                    <Headed>
                      {dimension ? <Emblem dimension={dimension} size={56} /> : null}
                      <h2 id={`${id}-title`} style={dimension && { color: `var(--${dimension})` }}>
                        {title}
                      </h2>
                    </Headed>
                    {blocks.map((block, index) => (
                      // biome-ignore lint/suspicious/noArrayIndexKey: copy does not move while it is shown
                      <BlockView key={index} block={block} />
                    ))}
                  </Part>
                ))}
              </div>
            </Body>
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
