import { Suspense } from 'react'
import { Outlet } from 'react-router'
import { PageWaits } from '../ui/page-waits'
import { ShopFooter } from './shop-footer'
import { ShopHeader } from './shop-header'

/** The shop's shell: header, page, footer. */
export default function ShopLayout() {
  return (
    <>
      <ShopHeader />
      <main id="main" tabIndex={-1} style={{ minHeight: '70vh' }}>
        <Suspense fallback={<PageWaits />}>
          <Outlet />
        </Suspense>
      </main>
      <ShopFooter />
    </>
  )
}
