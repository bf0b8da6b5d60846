import { formatDateTime } from '@shop/contract'
import type { Order } from '@shop/contract/host'
import type { CSSProperties } from 'react'
import { Card, Stack } from '../../../components/page'
import { orderStatusLabels } from '../../../config/labels'
import { statusTexts } from '../order-labels'
import styles from './order-progress.module.css'

const colours = {
  success: 'var(--accent)',
  pending: 'var(--notice)',
  error: 'var(--danger)',
  neutral: 'var(--ink-soft)',
} as const

/** The status history and what the current status means. */
export const OrderProgress = ({ order }: { readonly order: Order }) => {
  const history = order.order_status_history
  const now: CSSProperties & Record<'--now', string> = { '--now': colours[orderStatusLabels[order.order_status].tone] }
  return (
    <Card>
      <Stack gap={2}>
        <h2 className={styles.heading}>Progress</h2>
        <ol className={styles.steps} aria-label="Progress of this order" style={now}>
          {history.map(({ status, at }, index) => (
            <li key={`${status} ${at}`} aria-current={index === history.length - 1 ? 'step' : undefined}>
              <strong>{orderStatusLabels[status].label}</strong>
              <time dateTime={at}>{formatDateTime(at)}</time>
            </li>
          ))}
        </ol>
        <p className={styles.small}>{statusTexts[order.order_status]}</p>
      </Stack>
    </Card>
  )
}
