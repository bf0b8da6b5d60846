import type { Order } from '@shop/contract'
import type { ReactNode } from 'react'
import { ButtonLink } from '../../../components/button'
import { EmptyState } from '../../../components/empty-state'
import { ErrorState } from '../../../components/error-state'
import { PageSpinner } from '../../../components/spinner'
import { paths } from '../../../config/paths'
import { useOrder } from '../api/queries'

interface OrderLoaderProps {
  /** The order's number as the address has it. */
  readonly txnId: string | null | undefined
  readonly children: (order: Order) => ReactNode
}

/** Waits for an order with a spinner (requirements §2); says so when there is none of that number, or when it could not be loaded. */
export const OrderLoader = ({ txnId, children }: OrderLoaderProps) => {
  const state = useOrder(txnId)
  switch (state.kind) {
    case 'here':
      return children(state.order)
    case 'loading':
      return <PageSpinner label="Loading your order" />
    case 'unknown':
      return (
        <EmptyState title="No such order in your account">
          <p>The number may be mistyped, or the order belongs to another account.</p>
          <ButtonLink to={paths.profile('Orders')}>See your orders</ButtonLink>
        </EmptyState>
      )
    case 'failed':
      return (
        <ErrorState title="Your order could not be loaded" onRetry={state.retry} busy={state.busy}>
          <p>Nothing about it has changed. Check your connection, and try again in a moment.</p>
        </ErrorState>
      )
  }
}
