import type { ReactNode } from 'react'
import { Card, Columns, Container, Lead, Section, Stack } from '../../../components/page'
import styles from './auth-layout.module.css'

interface AuthLayoutProps {
  readonly title: string
  readonly lead: ReactNode
  /** Shown next to the form, such as a link to the other form. */
  readonly aside?: ReactNode
  readonly children: ReactNode
}

/** Layout of the sign-in pages: heading, form and an optional side column. */
export const AuthLayout = ({ title, lead, aside, children }: AuthLayoutProps) => (
  <Section>
    <Container>
      <Columns template="minmax(0, 520px) minmax(0, 1fr)" from={900} gap="clamp(32px, 6vw, 96px)">
        <Stack gap={4}>
          <Stack gap={1.5}>
            <h1>{title}</h1>
            <Lead>{lead}</Lead>
          </Stack>
          <Card>{children}</Card>
        </Stack>
        {aside ? <aside className={styles.aside}>{aside}</aside> : null}
      </Columns>
    </Container>
  </Section>
)
