import { formatDateTime } from '@shop/contract'
import type { Order } from '@shop/contract/host'
import { Check } from 'lucide-react'
import type { CSSProperties } from 'react'
import { Card, Stack } from '../../../components/page'
import { orderStatusLabels, statusText } from '../order-labels'
import styles from './order-progress.module.css'

const colours = {
  success: 'var(--accent)',
  pending: 'var(--notice)',
  error: 'var(--danger)',
  neutral: 'var(--ink-soft)',
} as const

/** The status history and what the current status means; nothing without a status. */
export const OrderProgress = ({ order }: { readonly order: Order }) => {
  const status = order.order_status
  const history = (order.order_status_history ?? []).flatMap(({ status: step, at }) =>
    step && at ? [{ step, at }] : [],
  )
  if (!status) return null
  const now: CSSProperties & Record<'--now', string> = { '--now': colours[orderStatusLabels[status].tone] }
  return (
    <Card>
      <Stack gap={2}>
        <h2>Progress</h2>
        {history.length > 0 ? (
          <ol className={styles.steps} aria-label="Progress of this order" style={now}>
            {history.map(({ step, at }, index) => {
              const isCurrent = index === history.length - 1
              const isDone = !isCurrent || orderStatusLabels[step].tone === 'success'
              return (
                <li key={`${step} ${at}`} aria-current={isCurrent ? 'step' : undefined} data-done={isDone}>
                  <span className={styles.mark}>{isDone ? <Check size={14} strokeWidth={3} aria-hidden /> : null}</span>
                  <strong>{step === 'pending' ? 'Order placed' : orderStatusLabels[step].label}</strong>
                  <time dateTime={at}>{formatDateTime(at)}</time>
                </li>
              )
            })}
          </ol>
        ) : null}
        <p className={styles.small}>{statusText(order, status)}</p>
      </Stack>
    </Card>
  )
}
