import type { Order } from '@shop/contract/host'
import type { ReactNode } from 'react'
import { failureText } from '../../../api/failure-text'
import { ButtonLink } from '../../../components/button'
import { EmptyState, ErrorState, PageSpinner } from '../../../components/page-states'
import { paths } from '../../../config/paths'
import { useOrder } from '../api/order-queries'

interface OrderLoaderProps {
  readonly txnId: string | null | undefined
  /** The heading of the other states: `h1` where the order has the page's. */
  readonly as?: 'h1' | 'h2'
  readonly children: (order: Order) => ReactNode
}

/** Renders an order, or its loading, not-found and error states (requirements §2). */
export const OrderLoader = ({ txnId, as = 'h2', children }: OrderLoaderProps) => {
  const state = useOrder(txnId)
  switch (state.kind) {
    case 'loaded':
      return children(state.order)
    case 'loading':
      return <PageSpinner label="Loading your order" />
    case 'unknown':
      return (
        <EmptyState title="No such order in your account" as={as}>
          <p>The number may be mistyped, or the order belongs to another account.</p>
          <ButtonLink to={paths.profile('Orders')}>See your orders</ButtonLink>
        </EmptyState>
      )
    case 'failed':
      return (
        <ErrorState title="Your order could not be loaded" as={as} onRetry={state.retry}>
          <p>{`Nothing about it has changed. ${failureText(state.error)}`}</p>
        </ErrorState>
      )
  }
}
