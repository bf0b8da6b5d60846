import type { ReactNode } from 'react'
import { Card, Container, Section, Stack } from '../../../components/page'
import styles from './auth-layout.module.css'

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
      <div className={styles.columns}>
        <Stack gap={4}>
          <Stack gap={1.5}>
            <h1>{title}</h1>
            <p className={styles.lead}>{lead}</p>
          </Stack>
          <Card>{children}</Card>
        </Stack>
        {beside ? <aside className={styles.beside}>{beside}</aside> : null}
      </div>
    </Container>
  </Section>
)
