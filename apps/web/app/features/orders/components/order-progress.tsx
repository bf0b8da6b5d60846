import styled from '@emotion/styled'
import { formatDateTime, type Order } from '@shop/contract'
import type { CSSProperties } from 'react'
import { Sheet, Stack } from '../../../components/page'
import { orderStatusNames } from '../../../config/order-status'
import { statusMeanings } from '../order-labels'

const Steps = styled('ol')({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& li': { position: 'relative', paddingInlineStart: 32, paddingBottom: 20, lineHeight: 1.4 },
  '& li:last-of-type': { paddingBottom: 0 },
  // The line that runs from one step to the next.
  '& li:not(:last-of-type)::before': {
    content: '""',
    position: 'absolute',
    insetInlineStart: 7,
    top: 12,
    bottom: -6,
    width: 2,
    background: 'var(--line)',
  },
  '& li::after': {
    content: '""',
    position: 'absolute',
    insetInlineStart: 2,
    top: 5,
    width: 12,
    height: 12,
    borderRadius: '50%',
    background: 'var(--sheet)',
    border: '2px solid var(--control)',
  },
  "& li[aria-current='step']::after": { background: 'var(--now)', borderColor: 'var(--now)' },
  "& li[aria-current='step'] strong": { fontWeight: 600 },
  '& strong': { display: 'block', fontWeight: 400 },
  '& time': { fontSize: 'var(--size-small)', color: 'var(--ink-soft)' },
})

const colours = {
  good: 'var(--accent)',
  wait: 'var(--notice)',
  bad: 'var(--danger)',
  plain: 'var(--ink-soft)',
} as const

/** Every status that the order has had, with its time, and what the last one means. */
export const OrderProgress = ({ order }: { readonly order: Order }) => {
  const history = order.order_status_history
  const now: CSSProperties & Record<'--now', string> = { '--now': colours[orderStatusNames[order.order_status].tone] }
  return (
    <Sheet>
      <Stack gap={2}>
        <h2 style={{ fontSize: 'var(--size-lead)' }}>Progress</h2>
        <Steps aria-label="Progress of this order" style={now}>
          {history.map(({ status, at }, index) => (
            <li key={`${status} ${at}`} aria-current={index === history.length - 1 ? 'step' : undefined}>
              <strong>{orderStatusNames[status].label}</strong>
              <time dateTime={at}>{formatDateTime(at)}</time>
            </li>
          ))}
        </Steps>
        <p style={{ fontSize: 'var(--size-label)' }}>{statusMeanings[order.order_status]}</p>
      </Stack>
    </Sheet>
  )
}
