import type { ReactNode } from 'react'
import { Card, Container, Section, Stack } from '../../../components/page'
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
      <div className={styles.columns}>
        <Stack gap={4}>
          <Stack gap={1.5}>
            <h1>{title}</h1>
            <p className={styles.lead}>{lead}</p>
          </Stack>
          <Card>{children}</Card>
        </Stack>
        {aside ? <aside className={styles.aside}>{aside}</aside> : null}
      </div>
    </Container>
  </Section>
)
