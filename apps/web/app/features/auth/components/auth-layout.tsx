import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import { Container, Section, Sheet, Stack } from '../../../components/page'

const Columns = styled('div')({
  display: 'grid',
  gap: 'clamp(32px, 6vw, 96px)',
  alignItems: 'start',
  '@media (min-width: 900px)': { gridTemplateColumns: 'minmax(0, 520px) minmax(0, 1fr)' },
})

const Lead = styled('p')({ fontSize: 'var(--size-lead)', lineHeight: 1.5, color: 'var(--ink-soft)' })
const Beside = styled('aside')({
  paddingInlineStart: 'clamp(16px, 3vw, 32px)',
  borderInlineStart: '2px solid var(--line)',
  '& h2': { fontSize: 'var(--size-lead)' },
  '@media (min-width: 900px)': { marginTop: 'clamp(96px, 12vw, 160px)' },
})

interface AuthFrameProps {
  readonly title: string
  readonly lead: ReactNode
  /** What stands beside the form: another way to go. */
  readonly beside?: ReactNode
  readonly children: ReactNode
}

/** The frame of the pages around signing in: heading, the form on its sheet, and what else one can do. */
export const AuthFrame = ({ title, lead, beside, children }: AuthFrameProps) => (
  <Section>
    <Container>
      <Columns>
        <Stack gap={4}>
          <Stack gap={1.5}>
            <h1>{title}</h1>
            <Lead>{lead}</Lead>
          </Stack>
          <Sheet>{children}</Sheet>
        </Stack>
        {beside ? <Beside>{beside}</Beside> : null}
      </Columns>
    </Container>
  </Section>
)
