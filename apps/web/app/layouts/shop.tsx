import { Suspense } from 'react'
import { Main } from './main'
import styles from './shop.module.css'
import { ShopFooter } from './shop-footer'
import { ShopHeader } from './shop-header'

export default function ShopLayout() {
  return (
    <>
      <ShopHeader />
      <Main className={styles.main} />
      {/* A boundary of its own is hydrated after what is above it. */}
      <Suspense>
        <ShopFooter />
      </Suspense>
    </>
  )
}
