import type { ReactNode } from 'react'
import { ButtonLink } from '../../../components/button'
import { useQueryParams } from '../../../hooks/use-hydrated'
import { safeRedirect } from '../../../routing/safe-redirect'

interface OtherWayInProps {
  /** The address of the other page, with the way back that it is given. */
  readonly to: (next: string | undefined) => string
  readonly children: ReactNode
}

/**
 * From signing in to signing up and back, keeping the page that the shopper came from. These pages are drawn at build time
 * without their query: until it is known the link keeps its room without being there, since it would lose the way back.
 */
export const OtherWayIn = ({ to, children }: OtherWayInProps) => {
  const { query, ready } = useQueryParams()
  return (
    <div style={{ visibility: ready ? undefined : 'hidden' }}>
      <ButtonLink variant="quiet" to={to(safeRedirect(query.get('next')))}>
        {children}
      </ButtonLink>
    </div>
  )
}
