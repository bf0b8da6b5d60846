import { orderTxnIdSchema, parseTolerant } from '@shop/contract'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { api, succeeded } from '../../../api/client'
import { contract } from '../../../api/contract'
import { retryOf } from '../../../api/retry'
import { toast } from '../../../components/toast/toasts'
import { env } from '../../../config/env'
import { allowedCardPageUrl, returnUrls } from '../card-page-url'
import { handOffErrorText, isUnpayable, untrustedUrl } from '../payment-errors'
import { useStartOnce } from './use-start-once'

export type HandOffState =
  | { readonly kind: 'working' }
  /** The URL of the page has no valid order number. */
  | { readonly kind: 'no-order' }
  /** Back from the card page, and the browser restored this page from its back/forward cache. */
  | { readonly kind: 'returned' }
  | { readonly kind: 'failed'; readonly message: string; readonly error: unknown }

interface HandOffOptions {
  /** From the URL of the page. */
  readonly txnId: string | null
  /** False until the URL's query is known. */
  readonly ready: boolean
  /** The order can never be paid. Called once a response, also when the shopper has left the page. */
  readonly onUnpayable: () => void
}

const useRestoredFromCache = () => {
  const [isRestored, setRestored] = useState(false)
  useEffect(() => {
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) setRestored(true)
    }
    window.addEventListener('pageshow', onPageShow)
    return () => window.removeEventListener('pageshow', onPageShow)
  }, [])
  return [isRestored, setRestored] as const
}

const showError = (text: string) => toast.error(text, { id: 'hand-off' })

/** Creates a checkout session and sends the browser to its card page (requirements §2, hand-off). */
export const useHandOff = ({ txnId: text, ready, onUnpayable }: HandOffOptions) => {
  const txnId = parseTolerant(orderTxnIdSchema, text) ?? null
  const [isReturned, setReturned] = useRestoredFromCache()
  const session = useMutation({
    mutationKey: ['hand-off', txnId],
    retry: retryOf(contract.payment.create),
    /** Resolves with the URL of the card page; undefined for an untrusted one. */
    mutationFn: async (id: string) => {
      const body = { txnId: id, ...returnUrls(window.location.origin) }
      const response = await succeeded(api.payment.create.mutate({ body }))
      return allowedCardPageUrl(response.body.clientSecret, window.location.href, env.paymentHosts)
    },
    onError: (error) => {
      if (isUnpayable(error)) onUnpayable()
    },
  })

  /** These callbacks run only while the page is open: the shopper may have gone elsewhere. */
  const open = (id: string) =>
    session.mutate(id, {
      onSuccess: (cardPageUrl) => {
        if (cardPageUrl === undefined) return void showError(untrustedUrl)
        // Replaces this page in the history: Back from the card page leads to the checkout, not into another hand-off.
        window.location.replace(cardPageUrl)
      },
      onError: (error) => void showError(handOffErrorText(error)),
    })
  useStartOnce(ready ? txnId : null, open)

  /** Requests the session again, since the order may be paid by now. The same open session leads to the same card page. */
  const retry = () => {
    setReturned(false)
    if (txnId !== null) open(txnId)
  }

  const state = (): HandOffState => {
    if (!ready) return { kind: 'working' }
    if (txnId === null) return { kind: 'no-order' }
    if (session.isError) return { kind: 'failed', message: handOffErrorText(session.error), error: session.error }
    if (!session.isSuccess) return { kind: 'working' }
    if (session.data === undefined) return { kind: 'failed', message: untrustedUrl, error: undefined }
    return { kind: isReturned ? 'returned' : 'working' }
  }
  return { state: state(), retry }
}
