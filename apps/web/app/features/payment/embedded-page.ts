import type { StripeEmbeddedCheckout } from '@stripe/stripe-js'
import { loadStripe } from '@stripe/stripe-js/pure'
import { logFailure } from '../../config/log'
import type { EmbeddedSession } from './hand-off'
import { cardFormNotLoaded, cardPageRefused } from './payment-errors'

interface EmbeddedPageOptions {
  readonly session: EmbeddedSession
  /** Where the page is shown. */
  readonly element: HTMLElement
  readonly onShown: () => void
  /** @param text says why the page cannot be shown */
  readonly onFailure: (text: string) => void
}

/** Resolves when the last page is removed: Stripe.js allows one at a time. */
let removal: Promise<unknown> = Promise.resolve()

/** @throws Error whose message the shopper may read */
const createPage = async ({
  publicKey,
  clientSecret,
}: EmbeddedSession): Promise<StripeEmbeddedCheckout> => {
  const stripe = await loadStripe(publicKey).catch((cause: unknown) => {
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
  session,
  element,
  onShown,
  onFailure,
}: EmbeddedPageOptions): (() => void) => {
  let isRemoved = false
  const creation = removal.then(() => (isRemoved ? undefined : createPage(session)))
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
