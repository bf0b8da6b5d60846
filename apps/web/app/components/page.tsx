import styled from '@emotion/styled'
import type { ReactNode } from 'react'

/** The column that all content stands in: 1200 px at most, with margins that grow with the window. */
export const Container = styled('div')({
  width: '100%',
  maxWidth: 'calc(var(--measure-page) + 2 * clamp(16px, 4vw, 48px))',
  marginInline: 'auto',
  paddingInline: 'clamp(16px, 4vw, 48px)',
})

/** A part of a page, with the house's air above and below. */
export const Section = styled('section')({ paddingBlock: 'clamp(32px, 5vw, 64px)' })

/** Stacks its children with one gap of the rhythm; `gap` counts in steps of 8 px. */
export const Stack = styled('div', { shouldForwardProp: (name) => name !== 'gap' })<{ gap?: number }>(
  ({ gap = 2 }) => ({
    display: 'flex',
    flexDirection: 'column',
    gap: gap * 8,
  }),
)

/** Sets its children side by side and lets them wrap. */
export const Row = styled('div', { shouldForwardProp: (name) => name !== 'gap' })<{ gap?: number }>(({ gap = 2 }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: gap * 8,
}))

/** A raised sheet of paper. */
export const Sheet = styled('div')({
  background: 'var(--sheet)',
  borderRadius: 'var(--radius)',
  boxShadow: 'var(--shadow)',
  padding: 'clamp(16px, 3vw, 32px)',
})

interface PlainPageProps {
  readonly title: string
  readonly lead?: ReactNode
  /** The way to this page, above its heading. */
  readonly trail?: ReactNode
  /** A drawing beside it all, where there is room. */
  readonly aside?: ReactNode
  readonly children?: ReactNode
}

const Lead = styled('p')({ fontSize: 'var(--size-lead)', lineHeight: 1.5, color: 'var(--ink-soft)' })

const Aside = styled('div')({
  display: 'grid',
  gap: 32,
  alignItems: 'center',
  '@media (min-width: 800px)': { gridTemplateColumns: 'minmax(0, 1fr) auto' },
})

/** A page with a heading, an opening line and what follows. */
export const PlainPage = ({ title, lead, trail, aside, children }: PlainPageProps) => {
  const page = (
    <Stack gap={4}>
      <Stack gap={2}>
        <h1>{title}</h1>
        {lead ? <Lead>{lead}</Lead> : null}
      </Stack>
      {children}
    </Stack>
  )
  return (
    <Section style={trail ? { paddingTop: 24 } : undefined}>
      <Container>
        {trail ? <div style={{ marginBottom: 24 }}>{trail}</div> : null}
        {aside ? (
          <Aside>
            {page}
            {aside}
          </Aside>
        ) : (
          page
        )}
      </Container>
    </Section>
  )
}
