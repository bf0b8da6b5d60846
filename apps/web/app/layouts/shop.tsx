import { Suspense } from 'react'
import { Main } from './main'
import { ShopFooter } from './shop-footer'
import { ShopHeader } from './shop-header'

export default function ShopLayout() {
  return (
    <>
      <ShopHeader />
      <Main />
      {/* A boundary of its own is hydrated after what is above it. */}
      <Suspense>
        <ShopFooter />
      </Suspense>
    </>
  )
}
