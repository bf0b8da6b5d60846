import type { ReactNode } from 'react'
import { ButtonLink } from '../../../components/button'
import { useQueryParams } from '../../../hooks/use-query-params'
import { safeRedirect } from '../../../routing/safe-redirect'

interface AuthSwitchLinkProps {
  /** Builds the other page's path with the return path. */
  readonly to: (next: string | undefined) => string
  readonly children: ReactNode
}

/**
 * Link between sign-in and sign-up that keeps the return path. The pages are prerendered without their query, so the link is
 * invisible until the query is known.
 */
export const AuthSwitchLink = ({ to, children }: AuthSwitchLinkProps) => {
  const { query, ready } = useQueryParams()
  return (
    <div style={{ visibility: ready ? undefined : 'hidden' }}>
      <ButtonLink variant="quiet" to={to(safeRedirect(query.get('next')))}>
        {children}
      </ButtonLink>
    </div>
  )
}
