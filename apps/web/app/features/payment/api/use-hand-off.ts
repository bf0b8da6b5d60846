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

/** Whether the browser restored this page from its back/forward cache. */
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

/**
 * Creates a checkout session and sends the browser to its card page (requirements §2, hand-off).
 * @param txnId undefined until it is known
 * @param onUnpayable the order can never be paid; called once a response, also when the shopper has left the page
 */
export const useHandOff = (txnId: string | undefined, onUnpayable: () => void) => {
  const [isReturned, setReturned] = useRestoredFromCache()
  const { mutate, data, error, isSuccess } = useMutation({
    mutationKey: ['hand-off', txnId],
    retry: retryOf(contract.payment.create),
    networkMode: 'online',
    /** Resolves with the URL of the card page; undefined for an untrusted one. */
    mutationFn: async (id: string) => {
      const body = { txnId: id, ...returnUrls(window.location.origin) }
      const response = await succeeded(api.payment.create.mutate({ body }))
      return allowedCardPageUrl(response.body.clientSecret, window.location.href, env.paymentHosts)
    },
    onError: (failure) => {
      if (isUnpayable(failure)) onUnpayable()
    },
  })

  /** These callbacks run only while the page is open: the shopper may have gone elsewhere. */
  const open = (id: string) =>
    mutate(id, {
      onSuccess: (cardPageUrl) => {
        if (cardPageUrl === undefined) return void showError(untrustedUrl)
        // Replaces this page in the history: Back from the card page leads to the checkout, not into another hand-off.
        window.location.replace(cardPageUrl)
      },
      onError: (failure) => void showError(handOffErrorText(failure)),
    })
  useStartOnce(txnId, open)

  /** Requests the session again, since the order may be paid by now. The same open session leads to the same card page. */
  const retry = () => {
    setReturned(false)
    if (txnId !== undefined) open(txnId)
  }
  const untrusted = isSuccess && data === undefined ? untrustedUrl : undefined
  return {
    error,
    /** Why the card page cannot be opened. */
    message: error ? handOffErrorText(error) : untrusted,
    isReturned: isSuccess && isReturned,
    retry,
  }
}
