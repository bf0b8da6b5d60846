import type { OrderStatus } from '@shop/contract'
import { Chip } from '../../../components/chip'
import { orderStatusLabels } from '../order-labels'

/** The status of an order; a neutral label where the host sends none, or one that the shop does not know. */
export const OrderStatusChip = ({ status }: { readonly status: OrderStatus | undefined }) => {
  const { label, tone } = status ? orderStatusLabels[status] : ({ label: 'Not stated', tone: 'neutral' } as const)
  return <Chip tone={tone}>{label}</Chip>
}
