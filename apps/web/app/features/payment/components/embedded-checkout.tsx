import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import { Money } from '../../../components/money'
import { Card, Columns, PlainPage, Stack } from '../../../components/page'
import { Loading, Skeleton } from '../../../components/skeleton'
import { showEmbeddedPage } from '../embedded-page'
import type { EmbeddedSession } from '../hand-off'

interface EmbeddedCheckoutProps {
  readonly session: EmbeddedSession
  /** Of the order, in RM; undefined when this device does not know it. */
  readonly total: number | undefined
  /** The link with which the shopper leaves the payment. */
  readonly back: ReactNode
  /** @param text says why the card page cannot be shown */
  readonly onFailure: (text: string) => void
}

/** The card page inside the shop (requirements §2.6), with the order's total and a way back. */
export const EmbeddedCheckout = ({ session, total, back, onFailure }: EmbeddedCheckoutProps) => {
  const element = useRef<HTMLDivElement>(null)
  const [isShown, setShown] = useState(false)
  const onPageFailure = useEffectEvent(onFailure)
  useEffect(() => {
    if (!element.current) return
    return showEmbeddedPage({
      session,
      element: element.current,
      onShown: () => setShown(true),
      onFailure: onPageFailure,
    })
  }, [session])
  return (
    <PlainPage title="Payment">
      <Columns template="minmax(0, 1fr) minmax(0, 3fr)" from={900}>
        <aside aria-label="Your order">
          <Card>
            <Stack>
              {total === undefined ? null : (
                <p>
                  Total{' '}
                  <strong data-testid="payment-total">
                    <Money amount={total} />
                  </strong>
                </p>
              )}
              {back}
            </Stack>
          </Card>
        </aside>
        <div>
          {isShown ? null : (
            <Loading label="Loading the card page">
              <Skeleton height={560} />
            </Loading>
          )}
          <div ref={element} />
        </div>
      </Columns>
    </PlainPage>
  )
}
