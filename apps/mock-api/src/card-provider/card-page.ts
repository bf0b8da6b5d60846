import { formatRinggit, SESSION_PLACEHOLDER, toRinggit } from '@shop/contract'
import { brandMarkSvg, colours } from '@shop/design'
import { readTemplate, trusted } from '../shared/html.ts'
import { type CardErrors, type CardForm, inGroups } from './card-form.ts'
import type { HostedSession } from './provider.ts'
import { refusalMessages, testCards } from './test-cards.ts'

export interface FormState {
  readonly form: CardForm
  readonly errors: CardErrors
  readonly afterRefusal: boolean
  /** An expiry date in the future of the world's clock: "11 / 29". */
  readonly expiry: string
}

/** A page shows one of the parts `form`, `challenge` and `message`. */
const template = readTemplate(new URL('card-page.html', import.meta.url))
const mark = trusted(brandMarkSvg({ size: 36, ink: 'currentColor', fill: 'currentColor' }))

const page = (
  shown: { readonly title: string } & Partial<Parameters<typeof template>[0]>,
): string =>
  template({
    mark,
    lightPaper: colours.light.paper,
    darkPaper: colours.dark.paper,
    cancelPath: null,
    form: null,
    challenge: null,
    message: null,
    isPaidInFrame: false,
    ...shown,
  })

const placeholderName = SESSION_PLACEHOLDER.slice(1, -1)
// Each brace as it is, or as URL and URLSearchParams encode it.
const placeholder = new RegExp(`(?:\\{|%7B)${placeholderName}(?:\\}|%7D)`, 'gi')

/** Replaces every session placeholder in an address, encoded or not (requirements §3). */
export const fillPlaceholders = (address: string, sessionId: string): string =>
  address.replace(placeholder, sessionId)

const money = (sen: number): string => formatRinggit(toRinggit(sen)).replace('-', '−')

/** Null for an embedded page, as for Stripe's: the shop around it has a way back. */
const cancelPath = ({ session_id, isEmbedded }: HostedSession): string | null =>
  isEmbedded ? null : `/pay/${session_id}/cancel`

export const cardPage = (session: HostedSession, state: FormState): string => {
  const { form, errors, expiry } = state
  const total = money(session.amount_sen)
  return page({
    title: `Pay ${total}`,
    cancelPath: cancelPath(session),
    form: {
      path: `/pay/${session.session_id}`,
      total,
      reference: session.reference,
      bill: session.bill.map(({ name, quantity, amount_sen }) => ({
        name,
        quantity: quantity > 1 ? quantity : null,
        amount: money(amount_sen),
      })),
      alert: alertText(session, state),
      ...form,
      number: inGroups(form.number),
      numberProblem: errors.number ?? null,
      expiryProblem: errors.expiry ?? null,
      cvcProblem: errors.cvc ?? null,
      nameProblem: errors.name ?? null,
      testCards: testCards.map(({ number, label }) => ({
        number,
        label,
        groups: inGroups(number),
        validExpiry: expiry,
      })),
    },
  })
}

const alertText = (
  { refusal }: HostedSession,
  { errors, afterRefusal }: FormState,
): string | null => {
  if (Object.keys(errors).length > 0) return 'Please check the marked fields. Nothing was charged.'
  return afterRefusal && refusal !== null ? refusalMessages[refusal] : null
}

/** The approval step of a card with 3-D Secure. */
export const challengePage = (session: HostedSession): string =>
  page({
    title: 'Approve this payment',
    cancelPath: cancelPath(session),
    challenge: { path: `/pay/${session.session_id}`, total: money(session.amount_sen) },
  })

const closings = {
  paid: ['This order is paid', 'Your payment went through. You are charged only once.'],
  paidElsewhere: [
    'This order is paid already',
    'It was paid on another page, so nothing is charged here.',
  ],
  expired: [
    'This payment page has expired',
    'Nothing was charged. Your cart is still there: ' +
      'return to the shop and pay again when you are ready.',
  ],
  declined: [
    'The payment was declined',
    'Nothing was charged. Return to the shop to pay again, with the same card or another.',
  ],
  cancelled: [
    'This payment was cancelled',
    'Nothing was charged. Return to the shop to pay again.',
  ],
} as const

/**
 * A session that can no longer be paid: says why, and links back to the shop. An unpaid embedded
 * page has no link: the shop around it has a way back.
 */
export const closedPage = (session: HostedSession): string => {
  const { session_id, status, paidBy, return_url, cancel_url, isEmbedded } = session
  const unpaid = paidBy || status === 'open' ? 'paidElsewhere' : status
  const [title, text] = closings[status === 'paid' ? 'paid' : unpaid]
  const isPaid = status === 'paid' || paidBy !== undefined
  const back = fillPlaceholders(isPaid ? return_url : cancel_url, paidBy ?? session_id)
  const returnAddress = isPaid || !isEmbedded ? back : null
  return page({
    title,
    isPaidInFrame: isEmbedded && status === 'paid',
    message: { heading: title, text, returnAddress },
  })
}

export const unknownPage = (): string =>
  page({
    title: 'No such payment',
    message: {
      heading: 'No payment found',
      text:
        'This link doesn’t belong to a payment. Nothing was charged. ' +
        'Go back to the shop and start the payment again.',
      returnAddress: null,
    },
  })
