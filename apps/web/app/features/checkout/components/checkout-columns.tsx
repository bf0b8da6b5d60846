import type { ReactNode } from 'react'
import { Columns } from '../../../components/page'
import { Loading, Skeleton } from '../../../components/skeleton'
import styles from './checkout-columns.module.css'

/** Items, form and total; on a wide window the form is on the left, and the total stays in view. */
export const CheckoutColumns = ({ children }: { readonly children: ReactNode }) => (
  <Columns
    className={styles.columns}
    template="minmax(0, 7fr) minmax(0, 5fr)"
    from={960}
    gap="32px clamp(32px, 5vw, 64px)"
  >
    {children}
  </Columns>
)

export const CheckoutSkeleton = () => (
  <Loading label="Loading the checkout">
    <CheckoutColumns>
      <Skeleton height={112} />
      <Skeleton height={560} />
      <Skeleton height={320} />
    </CheckoutColumns>
  </Loading>
)
