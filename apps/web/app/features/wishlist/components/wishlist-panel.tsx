import { productTypes } from '@shop/contract'
import type { Product } from '@shop/contract/host'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { ListState } from '../../../api/list-state'
import { useProducts } from '../../../api/use-products'
import { ButtonLink } from '../../../components/button'
import { Money } from '../../../components/money'
import { Row, Stack } from '../../../components/page'
import { EmptyState } from '../../../components/page-states'
import { Thumbnail } from '../../../components/thumbnail'
import { paths } from '../../../config/paths'
import { useCustomerKey, useRehydrated, useShopSelector } from '../../../state/hooks'
import { wishlistOwner } from '../../../state/wishlist-slice'
import styles from './wishlist-panel.module.css'

const empty = (
  <EmptyState title="Your wishlist is empty">
    <p>Tap the heart to save a product on this device.</p>
    <ButtonLink to={paths.category()}>Browse the shop</ButtonLink>
  </EmptyState>
)

const noItems: readonly number[] = []

interface WishlistPanelProps {
  /** The buttons of each product, a wishlist button among them. */
  readonly actions: (product: Product) => ReactNode
}

const WishedProduct = ({
  product,
  actions,
}: WishlistPanelProps & { readonly product: Product }) => (
  <li>
    <Thumbnail upload={product.product_thumbnail} width={72} />
    <Stack gap={0.5}>
      <Link to={paths.product(product.product_id)}>{product.product_name}</Link>
      <span>
        <Money amount={product.product_price} />
        {productTypes[product.product_type].isPerSeat
          ? ` per seat, at least ${product.min_order_quantity}`
          : null}
      </span>
    </Stack>
    <Row className={styles.actions} gap={1}>
      {actions(product)}
    </Row>
  </li>
)

/** The wishlist of this device (architecture §4), newest first, with current prices. */
export const WishlistPanel = ({ actions }: WishlistPanelProps) => {
  const isReady = useRehydrated()
  const customerKey = useCustomerKey()
  const isGuest = customerKey === undefined
  const owner = wishlistOwner(customerKey)
  const productIds = useShopSelector(({ wishlist }) => wishlist.lists[owner] ?? noItems)
  const query = useProducts()

  if (isReady && productIds.length === 0) return empty
  if (!isReady || !query.data) {
    const note = 'It is still saved on this device.'
    return <ListState name="Your wishlist" query={query} note={note} rows={3} height={96} />
  }
  // Without those that are no longer sold.
  const sold = query.data
  const products = productIds.flatMap(
    (id) => sold.find(({ product_id }) => product_id === id) ?? [],
  )
  if (products.length === 0) return empty
  return (
    <Stack gap={2}>
      <p className={styles.note}>
        Saved on this device
        {isGuest ? '.' : ' until you sign out, so that the next person here does not see it.'}
      </p>
      <ul className={styles.list} aria-label="Your wishlist">
        {products.map((product) => (
          <WishedProduct key={product.product_id} product={product} actions={actions} />
        ))}
      </ul>
    </Stack>
  )
}
