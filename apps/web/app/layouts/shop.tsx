import { Suspense } from 'react'
import { Outlet } from 'react-router'
import { PageWaits } from '../components/page-skeleton'
import { ShopFooter } from './shop-footer'
import { ShopHeader } from './shop-header'

/** As high as the window below the header, so that no footer is seen to move while a page arrives. */
const room = { minHeight: 'calc(100vh - 73px)' }

/** The shop's shell: header, page, footer. */
export default function ShopLayout() {
  return (
    <>
      <ShopHeader />
      <main id="main" tabIndex={-1} style={room}>
        <Suspense fallback={<PageWaits />}>
          <Outlet />
        </Suspense>
      </main>
      <ShopFooter />
    </>
  )
}
