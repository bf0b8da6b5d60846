import { useState } from 'react'
import { CopyButton } from '../../../components/copy-button'
import { lazyView } from '../../../components/lazy-view'
import { ExternalButton } from '../../../components/links'
import { Card, Stack } from '../../../components/page'
import type { SeatGroup } from '../api/use-test-accounts'
import { useInvited } from '../use-invited'
import { SeatHeading, SeatStatus, useIsLinked } from './seat-heading'
import styles from './seats.module.css'

const SendToSomeone = lazyView(async () => (await import('./gift-card')).SendToSomeone)

/** One seat: start the test, or send it to another person as a message or a printed card. */
export const SeatCard = ({ group }: { readonly group: SeatGroup }) => {
  const { invited, change } = useInvited(group.seats)
  const [seat] = invited
  const [isOpen, setIsOpen] = useState(useIsLinked(group))
  if (!seat) return null
  const { access_code: code, test_url: url, status } = seat
  const isCompleted = status === 'completed'
  return (
    <Card>
      <Stack gap={2}>
        <SeatHeading group={group}>
          <SeatStatus seat={seat} />
        </SeatHeading>
        {code ? (
          <div className={styles.largeCode}>
            <code>{code}</code>
            <CopyButton text={code} label={`access code ${code}`} isIcon />
          </div>
        ) : null}
        {url && !isCompleted ? (
          <div>
            <ExternalButton href={url}>Start the test</ExternalButton>
          </div>
        ) : null}
        {code && !isCompleted ? (
          <details
            name="gift-card"
            className={styles.folded}
            open={isOpen}
            onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
          >
            <summary>
              Gift card, or send it to someone else{seat.isSent ? ' (printed or sent)' : null}
            </summary>
            {isOpen ? (
              <SendToSomeone
                seat={seat}
                onChange={(seatChange) => change(seat.number, seatChange)}
              />
            ) : null}
          </details>
        ) : null}
      </Stack>
    </Card>
  )
}
