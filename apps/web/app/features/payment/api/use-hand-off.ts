import { contract } from 'virtual:contract-outline'
import { orderTxnIdSchema } from '@shop/contract'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import * as z from 'zod/mini'
import { asApiError } from '../../../api/api-error'
import { api, succeeded } from '../../../api/client'
import { queryKeys } from '../../../api/query-keys'
import { retryOf } from '../../../api/retry'
import { toast } from '../../../components/toast/toasts'
import { env } from '../../../config/env'
import { allowedCardPage, returnAddresses } from '../card-page-url'
import { readPayment, rememberPayment } from '../payment-record'

export type HandOffState =
  | { readonly kind: 'working' }
  /** The address names no order. */
  | { readonly kind: 'no-order' }
  /** Back from the card page, with this page as the browser kept it. */
  | { readonly kind: 'returned' }
  | { readonly kind: 'failed'; readonly message: string; readonly code: string | undefined }

const unreachable = 'We could not reach the payment service. Nothing was charged. Please try again.'
const strangeAddress =
  'The payment page has an address that we do not trust, so we did not open it. Nothing was charged.'

/** The page that opened the session is asked for it once, however often React mounts it: it is one query. */
const useSession = (txnId: string | null, wanted: boolean) =>
  useQuery({
    queryKey: queryKeys.handOff(txnId ?? ''),
    enabled: wanted && txnId !== null,
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    retry: retryOf(contract.payment.create),
    queryFn: async () => {
      const body = { txnId: txnId ?? '', ...returnAddresses(window.location.origin) }
      const answer = await succeeded(api.payment.create.mutate({ body }))
      return answer.body.clientSecret
    },
  })

/**
 * Asks for a checkout session and sends the browser to it (requirements §2, hand-off).
 * @param ready false while the address's query is not known yet
 */
export const useHandOff = (typed: string | null, ready: boolean) => {
  const txnId = z.safeParse(orderTxnIdSchema, typed).data ?? null
  const session = useSession(txnId, ready)
  const [returned, setReturned] = useState(false)
  const sent = useRef(false)
  const cardPage = session.data && allowedCardPage(session.data, window.location.href, env.paymentHosts)
  const refused = session.data !== undefined && cardPage === undefined
  const problem = failureOf(session.error, refused)

  useEffect(() => {
    if (!cardPage || !txnId || sent.current) return
    sent.current = true
    if (readPayment()?.txnId !== txnId) rememberPayment({ txnId })
    // In the place of this page: Back from the card page leads to the checkout, not into another hand-off.
    window.location.replace(cardPage)
  }, [cardPage, txnId])

  const message = problem?.message
  useEffect(() => {
    if (message) toast.error(message, { id: 'hand-off' })
  }, [message])

  useEffect(() => {
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) setReturned(true)
    }
    window.addEventListener('pageshow', onPageShow)
    return () => window.removeEventListener('pageshow', onPageShow)
  }, [])

  const again = () => {
    sent.current = false
    setReturned(false)
    // An answer that was good before leads to the same page again; a new one also notices that it is paid by now.
    void session.refetch().then(({ data }) => {
      const address = data && allowedCardPage(data, window.location.href, env.paymentHosts)
      if (!address || sent.current) return
      sent.current = true
      window.location.replace(address)
    })
  }

  return { txnId, state: stateOf({ ready, txnId, returned, problem, busy: session.isFetching }), again }
}

const failureOf = (error: unknown, refused: boolean) => {
  if (refused) return { message: strangeAddress, code: undefined }
  if (!error) return undefined
  const apiError = asApiError(error)
  return { message: apiError?.serverMessage ?? unreachable, code: apiError?.code }
}

interface Facts {
  readonly ready: boolean
  readonly txnId: string | null
  readonly returned: boolean
  readonly busy: boolean
  readonly problem: { readonly message: string; readonly code: string | undefined } | undefined
}

const stateOf = ({ ready, txnId, returned, busy, problem }: Facts): HandOffState => {
  if (!ready || busy) return { kind: 'working' }
  if (txnId === null) return { kind: 'no-order' }
  if (problem) return { kind: 'failed', ...problem }
  return returned ? { kind: 'returned' } : { kind: 'working' }
}
