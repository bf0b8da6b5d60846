import type { TestAccount } from '@shop/contract/host'
import { useMutation } from '@tanstack/react-query'
import { errorText } from '../../../api/form-errors'
import { Button } from '../../../components/button'
import { CopyButton } from '../../../components/copy-button'
import { ExternalLink } from '../../../components/links'
import { NotStated } from '../../../components/not-stated'
import { Row } from '../../../components/page'
import { toast } from '../../../components/toast/toasts'
import { useCustomerId } from '../../../state/hooks'
import { loadSeatsOf } from '../api/use-test-accounts'
import { codeLines, invitationText, mailUrl, seatsCsv, whatsAppUrl } from '../invitations'
import styles from './seat-sharing.module.css'

/** Links to the test of a seat, and ways to invite a person to it. */
export const SeatInvitation = ({ seat }: { readonly seat: TestAccount }) => {
  const { test_url: url, access_code: code, status } = seat
  const text = status === 'completed' ? undefined : invitationText(seat)
  const withCode = code ? <span className="visually-hidden"> with code {code}</span> : null
  if (!url && !text) return <NotStated />
  return (
    <div className={styles.links}>
      {url ? <ExternalLink href={url}>Open test{withCode}</ExternalLink> : null}
      {text ? (
        <>
          <ExternalLink href={whatsAppUrl(text)}>WhatsApp{withCode}</ExternalLink>
          <a href={mailUrl(seat, text)}>Email{withCode}</a>
          <CopyButton text={text} label={`invitation with code ${code}`} variant="link">
            Copy invitation
          </CopyButton>
        </>
      ) : null}
    </div>
  )
}

const download = (name: string, text: string) => {
  const link = document.createElement('a')
  // With a byte order mark, without which Excel misreads accents.
  link.href = URL.createObjectURL(new Blob(['\uFEFF', text], { type: 'text/csv' }))
  link.download = name
  link.click()
  URL.revokeObjectURL(link.href)
}

/** All codes of an order, also those on other pages of the list. */
export const OrderCodes = ({ orderTxnId }: { readonly orderTxnId: string }) => {
  const customerId = useCustomerId()
  const load = () => loadSeatsOf(orderTxnId, customerId)
  const showError = (error: unknown) => void toast.error(errorText(error))
  const csv = useMutation({
    mutationFn: load,
    onSuccess: (seats) => download(`codes-${orderTxnId}.csv`, seatsCsv(seats)),
    onError: showError,
  })
  return (
    <Row gap={1.5}>
      <CopyButton text={() => load().then(codeLines, showError)} label={`all codes of order ${orderTxnId}`}>
        Copy all codes
      </CopyButton>
      <Button variant="quiet" className={styles.small} busy={csv.isPending} onClick={() => csv.mutate()}>
        Download CSV
      </Button>
    </Row>
  )
}
