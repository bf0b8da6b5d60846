import { Suspense } from 'react'
import { Outlet } from 'react-router'
import { PageSkeleton } from '../components/skeleton'
import styles from './shop.module.css'
import { ShopFooter } from './shop-footer'
import { ShopHeader } from './shop-header'

/** Header, page and footer of the shop. */
export default function ShopLayout() {
  return (
    <>
      <ShopHeader />
      <main className={styles.main} id="main" tabIndex={-1}>
        <Suspense fallback={<PageSkeleton />}>
          <Outlet />
        </Suspense>
      </main>
      <ShopFooter />
    </>
  )
}
