import { Printer } from 'lucide-react'
import { useState } from 'react'
import { createPortal } from 'react-dom'
import { useSite } from '../../../api/site-settings'
import { BrandMark } from '../../../components/brand-mark'
import { Button } from '../../../components/button'
import { CopyButton } from '../../../components/copy-button'
import { TextField } from '../../../components/form-field'
import { ExternalButton } from '../../../components/links'
import { Card, Row, Stack } from '../../../components/page'
import type { SeatGroup } from '../api/use-test-accounts'
import { type Invited, invitationText, typedAddress } from '../invitations'
import { type SeatChange, useInvited } from '../use-invited'
import { SeatHeading, SeatStatus, SendLinks } from './seat-heading'
import styles from './seats.module.css'

/** What is printed: the test, the greeting, a short address and the code, for the person who takes the test. */
const PrintedCard = ({ seat, greeting }: { readonly seat: Invited; readonly greeting: string }) => (
  <div className={styles.card}>
    <p className={styles.brand}>
      <BrandMark size={28} />
      {useSite().brand.name}
    </p>
    {seat.name ? <strong>For {seat.name}</strong> : null}
    <p className={styles.greeting}>{greeting}</p>
    <p>
      {seat.product_name ?? 'A test'}, online{seat.test_url ? ' at' : null}
    </p>
    {seat.test_url ? <strong className={styles.address}>{typedAddress(seat)}</strong> : null}
    <p>Your code:</p>
    <code>{seat.access_code}</code>
    <p className={styles.small}>The report goes to the person who takes the test.</p>
  </div>
)

const SendToSomeone = ({ seat, onChange }: { seat: Invited; onChange: (change: SeatChange) => void }) => {
  const [greeting, setGreeting] = useState('This test is for you. I hope you enjoy it.')
  const message = invitationText(seat, greeting)
  return (
    <Stack gap={2}>
      <p>
        For your child, a friend or a colleague. The report goes to the person who takes the test; you do not see it
        here.
      </p>
      <TextField
        label="Their name"
        optional
        hint="This stays on this device for 90 days, also after you sign out; only your account shows it."
        value={seat.entry}
        autoComplete="off"
        onChange={({ target }) => onChange({ name: target.value })}
      />
      <TextField label="Your greeting" value={greeting} onChange={({ target }) => setGreeting(target.value)} />
      <PrintedCard seat={seat} greeting={greeting} />
      <Row gap={2}>
        <Button variant="quiet" startIcon={<Printer size={18} aria-hidden />} onClick={() => window.print()}>
          Print the card
        </Button>
        {message ? (
          <SendLinks seat={seat} text={message} label="to them" onSent={() => onChange({ sent: true })} />
        ) : null}
      </Row>
      {createPortal(
        <div className={styles.printed}>
          <PrintedCard seat={seat} greeting={greeting} />
        </div>,
        document.body,
      )}
    </Stack>
  )
}

/** One seat: start the test, or send it to another person as a message or a printed card. */
export const SeatCard = ({ group }: { readonly group: SeatGroup }) => {
  const { invited, change } = useInvited(group.seats)
  const [isOpen, setIsOpen] = useState(false)
  const [seat] = invited
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
          <details className={styles.send} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
            <summary>Send it to someone else{seat.isSent ? ' (sent)' : null}</summary>
            {isOpen ? <SendToSomeone seat={seat} onChange={(seatChange) => change(seat.number, seatChange)} /> : null}
          </details>
        ) : null}
      </Stack>
    </Card>
  )
}
