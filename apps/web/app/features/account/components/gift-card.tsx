import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import { Printer, X } from 'lucide-react'
import { createPortal } from 'react-dom'
import { renderSVG } from 'uqr'
import { useSite } from '../../../api/site-settings'
import { BrandMark } from '../../../components/brand-mark'
import { Drawer } from '../../../components/mui/drawer'
import { TextArea } from '../../../components/mui/form-field'
import { withoutEmail } from '../pasted-list'
import type { Seat } from '../use-seats'
import styles from './gift-card.module.css'

const defaultGreeting = 'This test is for you. I hope you enjoy it.'

/** What is printed: the test, the greeting, the code, and a square that opens the test. */
const Card = ({ seat }: { readonly seat: Seat }) => {
  const { product_name: productName = 'A test', access_code: code, test_url: url } = seat
  const { brand } = useSite()
  const recipient = withoutEmail(seat.recipient)
  return (
    <div className={styles.card}>
      <div className={styles.head}>
        <p className={styles.brand}>
          <BrandMark size={28} />
          {brand.name}
        </p>
        <p className={styles.title}>{productName}</p>
      </div>
      {recipient ? <strong>For {recipient}</strong> : null}
      <p className={styles.greeting}>{seat.greeting || defaultGreeting}</p>
      {code ? (
        <p className={styles.code}>
          Your code
          <code>{code}</code>
        </p>
      ) : null}
      {url ? (
        <>
          <img
            className={styles.qr}
            src={`data:image/svg+xml,${encodeURIComponent(renderSVG(url, { border: 3 }))}`}
            alt="QR code that opens the test"
          />
          <p className={styles.start}>Scan the square, or type {url}. The report goes to you.</p>
        </>
      ) : null}
    </div>
  )
}

interface GiftCardProps {
  readonly seat: Seat
  readonly onChange: (seat: Seat) => void
  readonly onClose: () => void
}

/** A card for one seat, to print. Its greeting is sent with the invitation too. */
export const GiftCard = ({ seat, onChange, onClose }: GiftCardProps) => {
  const print = () => {
    onChange({ ...seat, isSent: true })
    window.print()
  }
  return (
    <Drawer label={`Gift card for seat ${seat.number}`} onClose={onClose}>
      <div className={styles.panel}>
        <IconButton aria-label="Close the gift card" onClick={onClose}>
          <X size={22} aria-hidden />
        </IconButton>
        <TextArea
          label="Your greeting"
          hint="It is on the card, and above the invitation when you send it."
          placeholder={defaultGreeting}
          maxLength={300}
          value={seat.greeting}
          onChange={({ target }) => onChange({ ...seat, greeting: target.value })}
        />
        <Button startIcon={<Printer size={18} aria-hidden />} onClick={print}>
          Print the card
        </Button>
        <Card seat={seat} />
      </div>
      {createPortal(
        <div className={styles.printed}>
          <Card seat={seat} />
        </div>,
        document.body,
      )}
    </Drawer>
  )
}
