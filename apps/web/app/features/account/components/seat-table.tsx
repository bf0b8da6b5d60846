import { type ClipboardEvent, type KeyboardEvent, useState } from 'react'
import { Link } from 'react-router'
import { Button } from '../../../components/button'
import { CopyButton } from '../../../components/copy-button'
import { DataTable } from '../../../components/data-table'
import { TextField } from '../../../components/form-field'
import { ExternalLink } from '../../../components/links'
import { Row, Stack } from '../../../components/page'
import { toast } from '../../../components/toast/toasts'
import { paths } from '../../../config/paths'
import { TOAST } from '../../../config/ui-constants'
import { EmailQuestion } from '../../addresses/components/field-warning'
import { suggestEmail } from '../../addresses/email-suggestion'
import type { SeatGroup } from '../api/use-test-accounts'
import {
  csvUrl,
  groupText,
  type Invited,
  introduction,
  invitationText,
  isHandedOut,
  whatsAppUrl,
} from '../invitations'
import { entriesOfList, fillText, type PastedList } from '../pasted-list'
import { hasBrokenEmail, isReplaced, parseRecipient } from '../recipient'
import { type SeatChange, useInvited, useSeatProduct } from '../use-invited'
import { SeatHeading, SeatStatus, SendLinks } from './seat-heading'
import styles from './seats.module.css'

/** Enter moves to the name of the next seat. */
const focusNext = (event: KeyboardEvent<HTMLTextAreaElement>) => {
  if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
  event.preventDefault()
  event.currentTarget.closest('tr')?.nextElementSibling?.querySelector('textarea')?.focus()
}

/** A completed seat keeps the name of who used it. */
const asAssigned = ({ status, assigned_to: name }: Invited): SeatChange =>
  status === 'completed' ? {} : { name: name ?? '' }

const Code = ({ seat: { access_code: code, test_url, status } }: { readonly seat: Invited }) => {
  const url = status === 'completed' ? undefined : test_url
  if (!url && !code) return 'Not stated'
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

/** The seats of a test for several people: names, codes and ways to send them. */
export const SeatTable = ({ group }: { readonly group: SeatGroup }) => {
  const { invited, change } = useInvited(group.seats)
  const { test } = useSeatProduct(group.seats[0])
  const note = invited[0]?.greeting ?? ''
  const start = introduction(group.seats[0] ?? {}, test, note)
  const [pasted, setPasted] = useState('')
  const total = invited.length
  const unused = invited.filter(({ status }) => status !== 'completed')
  const open = unused.filter((seat) => seat.access_code || seat.test_url)
  const named = open.filter(({ name, email }) => name || email)
  // Seats without a name are spare, if others have one.
  const given = named.length > 0 ? named : open
  const message = groupText(open, start)

  const changeWithUndo = (text: string, changeOf: (seat: Invited) => SeatChange) => {
    const beforeOf = (seat: Invited): SeatChange => {
      const changed = changeOf(seat)
      return {
        ...('name' in changed && { name: seat.entry }),
        ...('sentTo' in changed && { sentTo: seat.sentTo }),
      }
    }
    const onUndo = () => {
      change(1, ...invited.map(beforeOf))
      setPasted('')
    }
    change(1, ...invited.map(changeOf))
    setPasted('')
    // An earlier Undo would put its marks on other names.
    toast.success(text, { id: 'seats', durationMs: TOAST.undoMs, action: { onUndo } })
  }

  const fillSeats = (list: PastedList) => {
    const names = new Map(list.entries)
    const entryOf = ({ number: own, entry }: Invited) => names.get(own) || entry
    const isNew = (seat: Invited) => entryOf(seat) !== seat.entry
    const changeOf = (seat: Invited): SeatChange => ({
      ...(isNew(seat) && { name: entryOf(seat) }),
      // A list does not say to whom a seat without a name was sent; one name does.
      ...(isNew(seat) &&
        seat.isSent &&
        !seat.entry && { sentTo: names.size > 1 ? 'someone else' : entryOf(seat) }),
      ...(list.sent.has(seat.number) && { sentTo: entryOf(seat) }),
    })
    if (invited.some((seat) => isNew(seat) || (list.sent.has(seat.number) && !seat.isSent)))
      changeWithUndo('List pasted.', changeOf)
    const kept = unused.flatMap(({ number, entry }) => (names.has(number) || !entry ? [] : entry))
    const gone = invited.filter(
      (seat) => seat.entry && isNew(seat) && isReplaced(seat, parseRecipient(entryOf(seat))),
    )
    setPasted(fillText(list, total, kept, gone))
  }

  const pasteList = (event: ClipboardEvent<HTMLTextAreaElement>, number: number) => {
    const text = event.clipboardData.getData('text').trimEnd()
    const list = entriesOfList(text, invited, number)
    if (list.entries.length < 2 && !/[\t\n]/.test(text)) return
    event.preventDefault()
    fillSeats(list)
  }

  const name = (seat: Invited) => {
    const { number, entry, email } = seat
    const suggestion = suggestEmail(email)
    return (
      <>
        <textarea
          className={styles.name}
          rows={1}
          aria-label={`Name and email for seat ${number}`}
          autoComplete="off"
          enterKeyHint="next"
          placeholder={number === 1 ? 'Name, email, or a list' : 'Name, email'}
          value={entry}
          onChange={({ target: { value } }) => {
            // The keyboard of a phone enters its clipboard as text.
            if (value.trim().includes('\n')) fillSeats(entriesOfList(value, invited, number))
            else change(number, { name: value.replaceAll('\n', ' ') })
          }}
          // What is corrected next is compared with the corrected name.
          onBlur={() => seat.isSent && change(number, { sentTo: entry })}
          onKeyDown={focusNext}
          onPaste={(event) => pasteList(event, number)}
        />
        {suggestion || hasBrokenEmail(entry, seat) ? (
          <p className={styles.warning}>
            {suggestion ? (
              <EmailQuestion
                suggestion={suggestion}
                onAccept={({ currentTarget }) => {
                  currentTarget.closest('td')?.querySelector('textarea')?.focus()
                  change(number, { name: entry.replace(email, suggestion) })
                }}
              />
            ) : (
              'Please check the email address.'
            )}
          </p>
        ) : null}
        {seat.givenBefore ? <output className={styles.warning}>{seat.givenBefore}</output> : null}
      </>
    )
  }
  const send = (seat: Invited) => {
    const text = open.includes(seat) ? invitationText(seat, start) : undefined
    if (!text) return 'Nothing to send'
    const ofSeat = `for seat ${seat.number}`
    return (
      <SendLinks
        seat={seat}
        text={text}
        label={ofSeat}
        onSent={() => change(seat.number, { sentTo: seat.entry })}
      >
        <label className={styles.sent}>
          <input
            type="checkbox"
            checked={seat.isSent}
            onChange={({ target }) =>
              change(seat.number, { sentTo: target.checked ? seat.entry : undefined })
            }
          />
          Sent<span className="visually-hidden"> {ofSeat}</span>
        </label>
      </SendLinks>
    )
  }
  return (
    <section
      className={styles.seats}
      aria-label={`${group.productName ?? 'Your test'}, order ${group.orderTxnId ?? ''}`}
    >
      <Stack gap={2}>
        <SeatHeading group={group}>{total} seats</SeatHeading>
        <p>
          Paste your list of names and emails into the first seat, or type them: Enter goes to the
          next. The names and what was sent are kept on this device for 90 days, for your account
          only. For another device, download the CSV and paste it there.{' '}
          {invited[0]?.product_type ? (
            <>
              Once everyone has taken the test, <Link to={paths.contact}>write to us</Link> for the
              group’s report.
            </>
          ) : null}
        </p>
        {open.length > 0 ? (
          <TextField
            label="Your line in every message"
            optional
            hint="Such as a date: “Please take it by Friday.”"
            value={note}
            autoComplete="off"
            onChange={({ target }) => change(1, { greeting: target.value })}
          />
        ) : null}
        <Row className={styles.tools} gap={2}>
          <strong role="status">
            {invited.filter(isHandedOut).length} of {total} handed out
          </strong>
          {open.length > 0 ? (
            <>
              <CopyButton text={message} label="one message for all">
                Copy one message for all
              </CopyButton>
              <ExternalLink href={whatsAppUrl(message)}>WhatsApp to the group</ExternalLink>
              <label className={styles.sent}>
                <input
                  type="checkbox"
                  checked={given.every(({ isSent }) => isSent)}
                  onChange={({ target: { checked } }) =>
                    changeWithUndo(
                      checked ? 'All marked as sent.' : 'No longer marked as sent.',
                      (seat) =>
                        given.includes(seat) ? { sentTo: checked ? seat.entry : undefined } : {},
                    )
                  }
                />
                All sent
              </label>
            </>
          ) : null}
          <Button variant="link" onClick={() => changeWithUndo('Names cleared.', asAssigned)}>
            Clear the names
          </Button>
          <a download={`codes-${group.orderTxnId ?? 'tests'}.csv`} href={csvUrl(invited, start)}>
            Download CSV
          </a>
          <span className={styles.pasted} role="status">
            {pasted}
          </span>
        </Row>
        <DataTable
          caption={`Seats of ${group.productName ?? 'your test'}`}
          columns={[
            {
              title: 'Seat',
              isRowHeader: true,
              width: '6rem',
              cell: (seat: Invited) => (
                <>
                  Seat {seat.number} <span className="visually-hidden">of {total}</span>{' '}
                  <SeatStatus seat={seat} />
                </>
              ),
            },
            { title: 'Name, email', onPhone: 'unlabelled', cell: name },
            {
              title: 'Access code',
              width: '15.5rem',
              onPhone: 'unlabelled',
              cell: (seat: Invited) => <Code seat={seat} />,
            },
            { title: 'Send', width: '19.5rem', onPhone: 'unlabelled', cell: send },
          ]}
          rows={invited}
          rowKey={({ number }) => number}
        />
      </Stack>
    </section>
  )
}
