import type { Refusal } from './provider.ts'

/** What becomes of a payment with a card: `challenge` asks for 3-D Secure, a refusal says why. */
type CardOutcome = 'pays' | 'challenge' | Refusal

/** The cards of architecture §6, in its order. */
export const testCards: readonly Readonly<{
  number: string
  label: string
  outcome: CardOutcome
}>[] = [
  { number: '4242424242424242', label: 'Pays', outcome: 'pays' },
  { number: '4000002500003155', label: 'Asks for 3-D Secure', outcome: 'challenge' },
  { number: '4000000000000002', label: 'Declined', outcome: 'card_declined' },
  { number: '4000000000009995', label: 'Insufficient funds', outcome: 'insufficient_funds' },
  { number: '4000000000000069', label: 'Expired card', outcome: 'expired_card' },
  { number: '4000000000000127', label: 'Wrong CVC', outcome: 'incorrect_cvc' },
  { number: '4000000000000119', label: 'Processing error', outcome: 'processing_error' },
]

/** Any other number is declined: the page must not appear to accept real cards. */
export const outcomeOf = (number: string): CardOutcome =>
  testCards.find((card) => card.number === number)?.outcome ?? 'card_declined'

/** What happened and what to do, for the person at the form. */
export const refusalMessages: Record<Refusal, string> = {
  card_declined: 'The card was declined. Nothing was charged. Please try another card.',
  insufficient_funds:
    'The card has insufficient funds. Nothing was charged. Please try another card.',
  expired_card: 'The card has expired. Nothing was charged. Please try another card.',
  incorrect_cvc: 'The security code is wrong. Nothing was charged. Please check it and try again.',
  processing_error:
    'Something went wrong while the card was processed. Nothing was charged. Please try again.',
  authentication_failed:
    'The payment was not approved. Nothing was charged. Please try again, or use another card.',
}
