import { memo } from 'react'
import { Outlet } from 'react-router'
import { HydrationBoundary } from '../components/hydration-boundary'
import { PageSkeleton } from '../components/skeleton'
import styles from './shop.module.css'
import { ShopFooter } from './shop-footer'
import { ShopHeader } from './shop-header'

// Memoized: a new render before hydration would replace the prerendered page with the skeleton.
const Main = memo(() => (
  <main className={styles.main} id="main" tabIndex={-1}>
    <HydrationBoundary fallback={<PageSkeleton />}>
      <Outlet />
    </HydrationBoundary>
  </main>
))

/** Header, page and footer of the shop. */
export default function ShopLayout() {
  return (
    <>
      <ShopHeader />
      <Main />
      <ShopFooter />
    </>
  )
}
