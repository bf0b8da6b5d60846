import { type ClipboardEvent, type KeyboardEvent, useState } from 'react'
import { CopyButton } from '../../../components/copy-button'
import { DataTable, NotStated } from '../../../components/data-table'
import { ExternalLink } from '../../../components/links'
import { Row, Stack } from '../../../components/page'
import type { SeatGroup } from '../api/use-test-accounts'
import { csvUrl, entriesOfList, fillText, groupText, type Invited, invitationText, whatsAppUrl } from '../invitations'
import { type SeatChange, useInvited } from '../use-invited'
import { SeatHeading, SeatStatus, SendLinks } from './seat-heading'
import styles from './seats.module.css'

/** Enter moves to the name of the next seat. */
const focusNext = (event: KeyboardEvent<HTMLInputElement>) => {
  if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
  event.preventDefault()
  const names = [...(event.currentTarget.closest('table')?.querySelectorAll('input') ?? [])].filter(
    ({ type }) => type === 'text',
  )
  names[names.indexOf(event.currentTarget) + 1]?.focus()
}

interface SeatProps {
  readonly seat: Invited
  readonly onChange: (change: SeatChange) => void
}

interface NameFieldProps extends SeatProps {
  /** Several rows fill this seat and those below. */
  readonly onPasteList: (entries: readonly string[]) => void
}

const NameField = ({ seat: { number, entry, email }, onChange, onPasteList }: NameFieldProps) => {
  const pasteList = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text').trimEnd()
    if (!text.includes('\n')) return
    event.preventDefault()
    onPasteList(entriesOfList(text))
  }
  return (
    <>
      <input
        className={styles.name}
        type="text"
        aria-label={`Name and email for seat ${number}`}
        autoComplete="off"
        enterKeyHint="next"
        maxLength={160}
        value={entry}
        onChange={({ target }) => onChange({ name: target.value })}
        onKeyDown={focusNext}
        onPaste={pasteList}
      />
      {email ? <span className={styles.small}>{email}</span> : null}
    </>
  )
}

/** The code of a seat, which opens its test. */
const Code = ({ seat: { access_code: code, test_url: url } }: { readonly seat: Invited }) => {
  if (!url && !code) return <NotStated />
  const text = code ? <code>{code}</code> : 'Open test'
  return (
    <div className={styles.code}>
      {url ? (
        <ExternalLink href={url}>
          {code ? <span className="visually-hidden">Open test with code </span> : null}
          {text}
        </ExternalLink>
      ) : (
        text
      )}
      {code ? <CopyButton text={code} label={`access code ${code}`} isIcon /> : null}
    </div>
  )
}

const Send = ({ seat, onChange }: SeatProps) => {
  const text = seat.status === 'completed' ? undefined : invitationText(seat)
  if (!text) return 'Nothing to send'
  const ofSeat = `for seat ${seat.number}`
  return (
    <SendLinks seat={seat} text={text} label={ofSeat} onSent={() => onChange({ sent: true })}>
      <label className={styles.sent}>
        <input type="checkbox" checked={seat.isSent} onChange={({ target }) => onChange({ sent: target.checked })} />
        Sent<span className="visually-hidden"> {ofSeat}</span>
      </label>
    </SendLinks>
  )
}

/** The seats of a test for several people: names, codes and ways to send them. */
export const SeatTable = ({ group }: { readonly group: SeatGroup }) => {
  const { invited, change } = useInvited(group.seats)
  const [pasted, setPasted] = useState('')
  const total = invited.length
  const open = invited.filter(({ status, access_code }) => status !== 'completed' && access_code)
  const message = groupText(open)
  const markAll = (sent: boolean) => change(1, ...invited.map((seat) => (open.includes(seat) ? { sent } : {})))
  const changeOf = (seat: Invited) => (seatChange: SeatChange) => change(seat.number, seatChange)
  const pasteFrom = (number: number) => (entries: readonly string[]) => {
    change(number, ...entries.map((name) => ({ name })))
    setPasted(fillText(entries, total - number + 1))
  }
  return (
    <section aria-label={`${group.productName ?? 'Your test'}, order ${group.orderTxnId ?? ''}`}>
      <Stack gap={2}>
        <SeatHeading group={group}>{total} seats</SeatHeading>
        <p>
          Paste your list into the first seat: a column of names, with a column of emails if you like. Or type them;
          Enter goes to the next seat. Then send one message to the group, or each person their own. The list stays on
          this device, for 90 days or until you sign out.
        </p>
        <Row className={styles.tools} gap={2}>
          <strong role="status">
            {invited.filter(({ isSent }) => isSent).length} of {total} sent
          </strong>
          {open.length > 0 ? (
            <>
              <CopyButton text={message} label="one message for all">
                Copy one message for all
              </CopyButton>
              <ExternalLink href={whatsAppUrl(message)}>WhatsApp to the group</ExternalLink>
            </>
          ) : null}
          <a download={`codes-${group.orderTxnId ?? 'tests'}.csv`} href={csvUrl(invited)}>
            Download CSV
          </a>
          {open.length > 0 ? (
            <label className={styles.sent}>
              <input
                type="checkbox"
                checked={open.every(({ isSent }) => isSent)}
                onChange={({ target }) => markAll(target.checked)}
              />
              All sent
            </label>
          ) : null}
          <span role="status">{pasted}</span>
        </Row>
        <DataTable
          caption={`Seats of ${group.productName ?? 'your test'}`}
          columns={[
            {
              title: 'Seat',
              isRowHeader: true,
              width: '7.5rem',
              cell: (seat: Invited) => (
                <>
                  Seat {seat.number} of {total} <SeatStatus seat={seat} />
                </>
              ),
            },
            {
              title: 'Name, email',
              cell: (seat: Invited) => (
                <NameField seat={seat} onChange={changeOf(seat)} onPasteList={pasteFrom(seat.number)} />
              ),
            },
            {
              title: 'Access code',
              width: '15.5rem',
              onPhone: 'unlabelled',
              cell: (seat: Invited) => <Code seat={seat} />,
            },
            {
              title: 'Send',
              width: '18.5rem',
              onPhone: 'unlabelled',
              cell: (seat: Invited) => <Send seat={seat} onChange={changeOf(seat)} />,
            },
          ]}
          rows={invited}
          rowKey={({ number }) => number}
        />
      </Stack>
    </section>
  )
}
