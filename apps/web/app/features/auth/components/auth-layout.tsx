import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { ButtonLink } from '../../../components/button'
import { Card, Columns, Lead, Section, Stack } from '../../../components/page'
import { paths } from '../../../config/paths'
import { useQueryParams } from '../../../hooks/use-query-params'
import { safeRedirect } from '../../../routing/return-path'
import styles from './auth-layout.module.css'

/** For a visitor who came from the checkout: a link back to it, which needs no account. */
export const GuestCheckout = () => {
  const { query } = useQueryParams()
  return query.get('next') === paths.checkout ? (
    <p>
      <Link to={paths.checkout}>Check out without an account</Link>
    </p>
  ) : null
}

/**
 * Link between sign-in and sign-up that keeps the return path. The pages are prerendered without
 * their query, so the link is invisible until the query is known.
 */
export const AuthSwitchLink = ({
  to,
  children,
}: {
  to: (next?: string) => string
  children: ReactNode
}) => {
  const { query, ready } = useQueryParams()
  return (
    <div style={{ visibility: ready ? undefined : 'hidden' }}>
      <ButtonLink variant="quiet" to={to(safeRedirect(query.get('next')))}>
        {children}
      </ButtonLink>
    </div>
  )
}

interface AuthLayoutProps {
  readonly title: string
  readonly lead: ReactNode
  readonly aside?: ReactNode
  readonly children: ReactNode
}

export const AuthLayout = ({ title, lead, aside, children }: AuthLayoutProps) => (
  <Section>
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
  </Section>
)
