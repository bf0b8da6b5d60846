import { Printer } from 'lucide-react'
import { useState } from 'react'
import { createPortal } from 'react-dom'
import { useSite } from '../../../api/site-settings'
import { useProducts } from '../../../api/use-products'
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

const defaultGreeting = 'This test is for you. I hope you enjoy it.'

/** What is printed: the test, the greeting, a short address and the code, for the person who takes the test. */
const GiftCard = ({ seat }: { readonly seat: Invited }) => {
  const { brand, tests } = useSite()
  const product = useProducts().data?.find(({ product_name }) => product_name === seat.product_name)
  const { minutes } = tests.find(({ product_id }) => product_id === product?.product_id) ?? {}
  return (
    <div className={styles.card}>
      <BrandMark size={72} />
      <p className={styles.brand}>{brand.name}</p>
      {seat.name ? <strong>For {seat.name}</strong> : null}
      <p className={styles.greeting}>{seat.greeting ?? defaultGreeting}</p>
      {seat.from ? <p>From {seat.from}</p> : null}
      <p>
        {seat.product_name ?? 'A test'}, online{minutes ? `, ${minutes} minutes` : null}
        {seat.test_url ? ', at' : null}
      </p>
      {/* A line ends after a slash, not at a hyphen: the reader would not type that one. */}
      {seat.test_url ? (
        <strong className={styles.address}>
          {typedAddress(seat)
            .split(/(?<=\/)/)
            .map((part) => (
              <span key={part}>{part}</span>
            ))}
        </strong>
      ) : null}
      <p>Your code:</p>
      <code>{seat.access_code}</code>
      <p className={styles.small}>The report goes to the person who takes the test.</p>
    </div>
  )
}

const SendToSomeone = ({ seat, onChange }: { seat: Invited; onChange: (change: SeatChange) => void }) => {
  const greeting = seat.greeting ?? defaultGreeting
  const fields = [
    { name: 'name', label: 'Their name', value: seat.entry },
    { name: 'greeting', label: 'Your greeting', value: greeting },
    { name: 'from', label: 'From', value: seat.from ?? '' },
  ] as const
  const message = invitationText(seat, seat.from ? `${greeting} ${seat.from}` : greeting)
  return (
    <Stack gap={2}>
      <p>
        For your child, a friend or a colleague. The report goes to the person who takes the test; you do not see it
        here. The card stays on this device for 90 days, also after you sign out; only your account shows it.
      </p>
      {fields.map(({ name, label, value }) => (
        <TextField
          key={name}
          label={label}
          optional={name !== 'greeting'}
          value={value}
          autoComplete="off"
          onChange={({ target }) => onChange({ [name]: target.value })}
        />
      ))}
      <GiftCard seat={seat} />
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
          <GiftCard seat={seat} />
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
            <summary>Gift card, or send it to someone else{seat.isSent ? ' (sent)' : null}</summary>
            {isOpen ? <SendToSomeone seat={seat} onChange={(seatChange) => change(seat.number, seatChange)} /> : null}
          </details>
        ) : null}
      </Stack>
    </Card>
  )
}
