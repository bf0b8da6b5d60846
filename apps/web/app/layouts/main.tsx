import { memo } from 'react'
import { Outlet } from 'react-router'
import { HydrationBoundary } from '../components/hydration-boundary'
import { PageSkeleton } from '../components/skeleton'

interface MainProps {
  readonly className?: string | undefined
}

/** The page in a layout. Memoized: a new render before hydration would replace the prerendered page with the skeleton. */
export const Main = memo(({ className }: MainProps) => (
  <main id="main" className={className} tabIndex={-1}>
    <HydrationBoundary fallback={<PageSkeleton />}>
      <Outlet />
    </HydrationBoundary>
  </main>
))
