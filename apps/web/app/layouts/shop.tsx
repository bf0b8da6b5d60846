import { Suspense } from 'react'
import { Outlet } from 'react-router'
import { PageSkeleton } from '../components/skeleton'
import styles from './shop.module.css'
import { ShopFooter } from './shop-footer'
import { ShopHeader } from './shop-header'

/** The shop's shell: header, page, footer. */
export default function ShopLayout() {
  return (
    <>
      <ShopHeader />
      <main className={styles.room} id="main" tabIndex={-1}>
        <Suspense fallback={<PageSkeleton />}>
          <Outlet />
        </Suspense>
      </main>
      <ShopFooter />
    </>
  )
}
