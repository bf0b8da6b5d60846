import type { StripeEmbeddedCheckout } from '@stripe/stripe-js'
import type { QueryClient } from '@tanstack/react-query'
import { logFailure } from '../../config/log'
import { cardFormNotLoaded, cardPageRefused } from './payment-errors'
import { loadStripeJs } from './stripe'

interface EmbeddedPageOptions {
  readonly queryClient: QueryClient
  readonly clientSecret: string
  /** Where the page is shown. */
  readonly element: HTMLElement
  readonly onShown: () => void
  /** @param text says why the page cannot be shown */
  readonly onFailure: (text: string) => void
}

/** Resolves when the last page is removed: Stripe.js allows one at a time. */
let removal: Promise<unknown> = Promise.resolve()

/** @throws Error whose message the shopper may read */
const createPage = async (
  queryClient: QueryClient,
  clientSecret: string,
): Promise<StripeEmbeddedCheckout> => {
  const stripe = await loadStripeJs(queryClient).catch((cause: unknown) => {
    throw new Error(cardFormNotLoaded, { cause })
  })
  if (!stripe) throw new Error(cardFormNotLoaded)
  return stripe
    .createEmbeddedCheckoutPage({ fetchClientSecret: async () => clientSecret })
    .catch((cause: unknown) => {
      throw new Error(cardPageRefused, { cause })
    })
}

/**
 * Shows Stripe's embedded page of a checkout session. Nothing is called after the removal.
 * @returns a function that removes the page, also while it is being created
 */
export const showEmbeddedPage = ({
  queryClient,
  clientSecret,
  element,
  onShown,
  onFailure,
}: EmbeddedPageOptions): (() => void) => {
  let isRemoved = false
  const creation = removal.then(() =>
    isRemoved ? undefined : createPage(queryClient, clientSecret),
  )
  creation.then(
    (page) => {
      if (isRemoved) return
      page?.mount(element)
      onShown()
    },
    (error: Error) => {
      if (isRemoved) return
      logFailure('Showing the card page', error)
      onFailure(error.message)
    },
  )
  return () => {
    isRemoved = true
    removal = creation.then((page) => page?.destroy()).catch(() => undefined)
  }
}
