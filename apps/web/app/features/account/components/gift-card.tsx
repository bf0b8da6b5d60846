import { Printer } from 'lucide-react'
import { createPortal } from 'react-dom'
import { renderSVG } from 'uqr'
import { useSite } from '../../../api/site-settings'
import { BrandMark } from '../../../components/brand-mark'
import { Button } from '../../../components/button'
import { TextArea, TextField } from '../../../components/form-field'
import { Columns, Row, Stack } from '../../../components/page'
import { uploadUrl } from '../../../config/env'
import { giftMessage, type Invited, typedAddress } from '../invitations'
import { type SeatChange, useSeatProduct } from '../use-invited'
import styles from './gift-card.module.css'
import { SendLinks } from './seat-heading'

const defaultGreeting = 'This test is for you. I hope you enjoy it.'

/** What is printed: the test, the greeting, and how the person who takes the test starts it with the code. */
const GiftCard = ({ seat }: { readonly seat: Invited }) => {
  const { brand } = useSite()
  const { product, test } = useSeatProduct(seat)
  return (
    <div className={styles.card}>
      <div className={styles.cover}>
        <p className={styles.brand}>
          <BrandMark size={28} />
          {brand.name}
        </p>
        {product ? (
          <img src={uploadUrl(product.product_thumbnail)} alt="" width={480} height={640} />
        ) : null}
        <p className={styles.title}>{seat.product_name ?? 'A test'}</p>
      </div>
      <div className={styles.message}>
        {seat.name ? <strong>For {seat.name}</strong> : null}
        <p className={styles.greeting}>{seat.greeting ?? defaultGreeting}</p>
        {seat.from ? <p>– {seat.from}</p> : null}
      </div>
      <p className={styles.code}>
        Your code
        <code>{seat.access_code}</code>
      </p>
      <div className={styles.start}>
        {seat.test_url ? (
          <img
            className={styles.qr}
            src={`data:image/svg+xml,${encodeURIComponent(renderSVG(seat.test_url, { border: 3 }))}`}
            alt="QR code that opens the test"
          />
        ) : null}
        <ol>
          {seat.test_url ? (
            <li>
              Scan the square with your phone, or type <strong>{typedAddress(seat)}</strong>
            </li>
          ) : null}
          <li>Enter your code, if it is not there yet.</li>
          <li>
            Answer the questions{test?.minutes ? `, in about ${test.minutes} minutes` : null}. The
            report goes to you.
          </li>
        </ol>
      </div>
    </div>
  )
}

export const SendToSomeone = ({
  seat,
  onChange,
}: {
  seat: Invited
  onChange: (change: SeatChange) => void
}) => {
  const greeting = seat.greeting ?? defaultGreeting
  const message = giftMessage(seat, greeting, useSeatProduct(seat).test?.minutes)
  const onGiven = () => onChange({ sentTo: seat.entry })
  const print = () => {
    onGiven()
    window.print()
  }
  return (
    <Stack gap={2}>
      <p>
        The code is for one person: your child, a friend or a colleague. The report goes to them;
        you do not see it here. The card stays on this device for 90 days, also after you sign out;
        only your account shows it.
      </p>
      <Columns template="minmax(14rem, 1fr) minmax(0, 30rem)" from={960}>
        <Stack gap={2}>
          <TextField
            label="Their name"
            optional
            hint={seat.givenBefore}
            value={seat.entry}
            autoComplete="off"
            onChange={({ target }) => onChange({ name: target.value })}
          />
          <TextArea
            label="Your greeting"
            hint="Up to 300 characters."
            rows={4}
            maxLength={300}
            value={greeting}
            onChange={({ target }) => onChange({ greeting: target.value })}
          />
          <TextField
            label="From"
            optional
            value={seat.from ?? ''}
            onChange={({ target }) => onChange({ from: target.value })}
          />
        </Stack>
        <Stack gap={2}>
          <GiftCard seat={seat} />
          <Row gap={2}>
            <Button variant="quiet" startIcon={<Printer size={18} aria-hidden />} onClick={print}>
              Print the card
            </Button>
            {message ? (
              <SendLinks seat={seat} {...message} label="to them" onSent={onGiven} />
            ) : null}
          </Row>
        </Stack>
      </Columns>
      {createPortal(
        <div className={styles.printed}>
          <GiftCard seat={seat} />
        </div>,
        document.body,
      )}
    </Stack>
  )
}
