import { useMutation } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { succeeded } from '../../../api/client'
import { paymentApi } from '../../../api/domains/payment'
import { shouldRetry } from '../../../api/retry'
import { toast } from '../../../components/toast/toasts'
import { returnUrls } from '../card-page-url'
import { type HandOff, readHandOff } from '../hand-off'
import { blockedTexts, handOffErrorText, isUnpayable } from '../payment-errors'
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

const blockedText = ({ kind }: HandOff): string | undefined =>
  kind === 'untrusted' || kind === 'keyless' ? blockedTexts[kind] : undefined

const openCardPage = (handOff: HandOff): void => {
  const blocked = blockedText(handOff)
  if (blocked) showError(blocked)
  // Replaces this page in the history: Back from the card page leads to the checkout.
  if (handOff.kind === 'redirect') window.location.replace(handOff.url)
  // The loaded page requests the session again, and gets the same one.
  if (handOff.kind === 'reload') window.location.reload()
}

/**
 * Creates a checkout session, and opens its card page: the browser goes there, or this page embeds
 * it (requirements §2.6).
 * @param txnId undefined until it is known
 * @param onUnpayable the order can never be paid; called once a response, also when the shopper has
 * left the page
 */
export const useHandOff = (txnId: string | undefined, onUnpayable: () => void) => {
  const [isReturned, setReturned] = useRestoredFromCache()
  const [pageFailure, setPageFailure] = useState<string>()
  const { mutate, data, error, isSuccess, isPending, failureCount } = useMutation({
    mutationKey: ['hand-off', txnId],
    retry: shouldRetry,
    networkMode: 'online',
    mutationFn: async (id: string, { client }) => {
      const body = { txnId: id, ...returnUrls(window.location.origin) }
      const response = await succeeded(paymentApi.create.mutate({ body }))
      return readHandOff(response.body.clientSecret, client)
    },
    onError: (failure) => {
      if (isUnpayable(failure)) onUnpayable()
    },
  })

  /** These callbacks run only while the page is open: the shopper may have gone elsewhere. */
  const open = (id: string) =>
    mutate(id, {
      onSuccess: openCardPage,
      onError: (failure) => void showError(handOffErrorText(failure)),
    })
  useStartOnce(txnId, open)

  /**
   * Requests the session again, since the order may be paid by now. The same open session leads to
   * the same card page.
   */
  const retry = () => {
    setReturned(false)
    setPageFailure(undefined)
    if (txnId !== undefined) open(txnId)
  }
  const blocked = data && blockedText(data)
  return {
    error,
    /** Why the card page cannot be opened. */
    message: error ? handOffErrorText(error) : (blocked ?? pageFailure),
    canRetry: !isUnpayable(error) && data?.kind !== 'keyless',
    /** Of the card page to embed. */
    session: data?.kind === 'embedded' ? data.session : undefined,
    /** The embedded page cannot be shown, for the reason in this text. */
    onPageFailure: setPageFailure,
    isReturned: isSuccess && isReturned,
    /** There was no good response yet; the request is sent again. */
    isRetried: isPending && failureCount > 0,
    retry,
  }
}
