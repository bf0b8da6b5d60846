import { Main } from './main'
import styles from './shop.module.css'
import { ShopFooter } from './shop-footer'
import { ShopHeader } from './shop-header'

export default function ShopLayout() {
  return (
    <>
      <ShopHeader />
      <Main className={styles.main} />
      <ShopFooter />
    </>
  )
}
