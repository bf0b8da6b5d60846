import { memo } from 'react'
import { Link, Outlet } from 'react-router'
import { useSite } from '../api/site-settings'
import { BrandMark } from '../components/brand-mark'
import { HydrationBoundary } from '../components/hydration-boundary'
import { Container } from '../components/page'
import { PageSkeleton } from '../components/skeleton'
import { paths } from '../config/paths'
import styles from './payment.module.css'

export { privatePage as handle } from '../routing/private-page'

// Memoized: a new render before hydration would replace the prerendered page with the skeleton.
const Main = memo(() => (
  <main id="main" tabIndex={-1}>
    <HydrationBoundary fallback={<PageSkeleton />}>
      <Outlet />
    </HydrationBoundary>
  </main>
))

/** The pages around a payment: only the brand, without navigation that could interrupt it. */
export default function PaymentLayout() {
  const { brand } = useSite()
  return (
    <>
      <header>
        <Container>
          <Link className={styles.brand} to={paths.home}>
            <BrandMark />
            {brand.name}
          </Link>
        </Container>
      </header>
      <Main />
    </>
  )
}
