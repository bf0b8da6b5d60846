import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import OutlinedInput from '@mui/material/OutlinedInput'
import { type ClipboardEvent, useEffect, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { CopyButton } from '../../../components/copy-button'
import { DataTable } from '../../../components/data-table'
import { lazyView } from '../../../components/lazy-view'
import { ExternalButton } from '../../../components/links'
import { MenuButton } from '../../../components/mui/menu-button'
import { Row, Stack } from '../../../components/page'
import { toast } from '../../../components/toast/toasts'
import { paths } from '../../../config/paths'
import { TOAST } from '../../../config/ui-constants'
import type { SeatGroup } from '../api/use-test-accounts'
import { readPastedList } from '../pasted-list'
import { csvUrl, invitationOf, mailUrl, statusOf, whatsAppUrl } from '../seat-texts'
import { type Seat, useSeats } from '../use-seats'
import styles from './seat-table.module.css'

const GiftCard = lazyView(async () => (await import('./gift-card')).GiftCard)

const pasteToast = { id: 'paste', durationMs: TOAST.undoMs }

interface RecipientFieldProps extends ReturnType<typeof useSeats> {
  readonly seat: Seat
}

/** Whom a seat is for. Several pasted lines fill the seats from here on. */
const RecipientField = ({ seat, seats, change }: RecipientFieldProps) => {
  const handlePaste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text')
    const { recipients, heading } = readPastedList(text)
    const hasSeveralLines = /[\r\n]/.test(text.trim())
    if (!hasSeveralLines || recipients.length === 0) return
    event.preventDefault()
    const replaced = seats.slice(seat.number - 1).slice(0, recipients.length)
    change(replaced.map((old, index) => ({ ...old, recipient: recipients[index] ?? '' })))
    const filled = `${replaced.length} of ${recipients.length} names filled in.`
    const leftOut = heading ? ` Left out as the heading: ${heading}.` : ''
    const field = event.currentTarget.querySelector('input')
    const onUndo = () => {
      change(replaced)
      field?.focus()
    }
    toast.success(filled + leftOut, { ...pasteToast, action: { onUndo } })
  }
  return (
    <>
      <OutlinedInput
        className={styles.recipient}
        fullWidth
        autoComplete="off"
        value={seat.recipient}
        onChange={({ target }) => change([{ ...seat, recipient: target.value }])}
        onPaste={handlePaste}
        slotProps={{ input: { 'aria-label': `For seat ${seat.number}` } }}
      />
      <span className={styles.printedRecipient} aria-hidden>
        {seat.recipient}
      </span>
    </>
  )
}

interface SendingProps {
  readonly seat: Seat
  readonly onChange: (seat: Seat) => void
}

/** The ways to send a seat, and the tick that says whether it is sent. */
const Sending = ({ seat, onChange }: SendingProps) => {
  const [isCardOpen, setCardOpen] = useState(false)
  const invitation = invitationOf(seat)
  if (!invitation) return <span>Nothing to send</span>
  const mark = (isSent: boolean) => onChange({ ...seat, isSent })
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(invitation)
      mark(true)
      toast.success('Invitation copied.')
    } catch {
      toast.error('Your browser blocked copying. Choose Email to see the invitation.')
    }
  }
  // A link in the menu would scroll to the top of the page.
  const open = (url: string, target: string) => {
    window.open(url, target, 'noopener')
    mark(true)
  }
  const entries = [
    { text: 'Copy the invitation', onClick: copy },
    { text: 'WhatsApp', onClick: () => open(whatsAppUrl(invitation), '_blank') },
    { text: 'Email', onClick: () => open(mailUrl(seat.recipient, invitation), '_self') },
    { text: 'Gift card', onClick: () => setCardOpen(true) },
  ]
  return (
    <div className={styles.sending}>
      <MenuButton title={`Send seat ${seat.number}`} entries={entries}>
        Send
      </MenuButton>
      <FormControlLabel
        label="Sent"
        control={
          <Checkbox
            checked={seat.isSent}
            onChange={() => mark(!seat.isSent)}
            slotProps={{ input: { 'aria-label': `Sent seat ${seat.number}` } }}
          />
        }
      />
      {isCardOpen ? <GiftCard {...{ seat, onChange }} onClose={() => setCardOpen(false)} /> : null}
    </div>
  )
}

const codeOf = ({ access_code: code }: Seat) =>
  code ? (
    <div className={styles.code}>
      <code>{code}</code>
      <CopyButton text={code} label={`access code ${code}`} isIcon />
    </div>
  ) : (
    'Not stated'
  )

/** The link of an order leads to its seats, which are loaded later than the page. */
const scrollTo = (heading: HTMLElement | null) => {
  heading?.scrollIntoView()
  heading?.focus({ preventScroll: true })
}

/** The seats of a test, to hand out their codes. */
export const SeatTable = ({ group }: { readonly group: SeatGroup }) => {
  const { orderTxnId, productName = 'Your test' } = group
  const { seats, change } = useSeats(group.seats)
  const { hash } = useLocation()
  const linked = seats.find(({ access_code }) => hash === `#${access_code}`)
  const single = seats.length === 1 ? seats[0] : undefined
  const onChange = (seat: Seat) => change([seat])
  // After the sign-out, Undo would store names again.
  useEffect(() => () => toast.close(pasteToast.id), [])
  return (
    <section aria-label={orderTxnId ? `${productName}, order ${orderTxnId}` : productName}>
      <Stack className={styles.seats}>
        <Row className={styles.head}>
          <h2 id={linked?.access_code} tabIndex={-1} ref={linked ? scrollTo : null}>
            {productName}
          </h2>
          {orderTxnId ? <Link to={paths.orderDetails(orderTxnId)}>Order {orderTxnId}</Link> : null}
          <a download={`codes-${orderTxnId ?? 'tests'}.csv`} href={csvUrl(seats)}>
            Download CSV
          </a>
        </Row>
        <p>Names and emails, typed or pasted as a list, stay on this device until you sign out.</p>
        {single?.test_url && single.status !== 'completed' ? (
          <div>
            <ExternalButton href={single.test_url}>Start the test</ExternalButton>
          </div>
        ) : null}
        <DataTable
          caption={`Seats of ${productName}`}
          columns={[
            { title: 'Seat', isRowHeader: true, cell: ({ number }) => `Seat ${number}` },
            { title: 'For', cell: (seat) => <RecipientField {...{ seat, seats, change }} /> },
            { title: 'Code', width: '15.5rem', cell: codeOf },
            { title: 'Status', width: '10rem', cell: statusOf },
            {
              title: 'Send',
              width: '11.5rem',
              cell: (seat) => <Sending {...{ seat, onChange }} />,
            },
          ]}
          rows={seats}
          rowKey={({ number }) => number}
        />
      </Stack>
    </section>
  )
}
