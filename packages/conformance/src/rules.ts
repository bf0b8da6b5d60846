import { formRules, type Level } from '@shop/contract/host/check-response'
import texts from './remedies.json' with { type: 'json' }

/**
 * The level of a deviation from each rule, and what is wrong then, in the order of what a shopper loses: all, data and accounts,
 * money, the purchase, the rest. A new rule is an entry here, and a request or a comparison in `checks/` that names it.
 */
export const rules = {
  // Without it a browser shows nothing of the host.
  CORS: ['fail', 'the response does not allow the pages of the shop'],
  'request limits': ['fail', 'limits the number of requests, so that checks were skipped'],
  "other customers' data": ['fail', "returned or changed another customer's data"],
  'new carts': ['fail', 'a request without a cart got that of another guest'],
  'guessable ids': [
    'fail',
    'the id differs from an earlier one by a count, the time or a few characters',
  ],
  secrets: formRules.secrets,
  'access without a session': ['fail', 'returned a success without a valid session'],
  'wrong password': ['fail', 'accepted a wrong password'],
  'replaced password': ['fail', 'accepted the old password after a change or a reset'],
  'wrong current password': ['fail', 'accepted a wrong current password'],
  'unknown reset token': ['fail', 'accepted an unknown reset token'],
  'taken email address': ['fail', 'accepted an email address that has an account'],
  'unpaid session': ['fail', 'verified a payment that was not made'],
  'invalid requests': ['fail', 'accepted a request that it must refuse'],
  'refusals in a success': [
    'fail',
    'refused with the status of a success, which the shop reads as one',
  ],
  'reset link': ['fail', 'accepted a reset link twice'],
  'sign-out': ['fail', 'the session is still valid after sign-out'],
  'other sessions': ['fail', 'the sign-out of one session ended another'],
  'end of sessions after a password change': [
    'fail',
    'another session is still valid after a password change',
  ],
  'end of sessions after a password reset': [
    'fail',
    'a session is still valid after a password reset',
  ],
  'status of expired sessions': [
    'fail',
    'the shop signs a customer out on 401, and on no other status',
  ],
  'private responses': ['fail', "a shared cache may store a customer's data"],
  'weak passwords': ['fail', 'accepted a weak password'],
  'account enumeration': ['fail', 'the response shows whether the account exists'],
  'return addresses': ['fail', 'accepted a return address on another site'],
  'foreign Host header': ['fail', 'the response contains the host name of the header'],
  'given options': ['fail', 'refused a given option'],
  'malicious input': ['fail', 'the response to malicious input is not a plain refusal'],
  'script addresses': formRules['script addresses'],
  'internal details': [
    'fail',
    'the response shows a stack trace, an error of the database or a file path',
  ],
  'markup in messages': ['fail', 'the shop shows the message as text, with its tags'],
  'card page': ['fail', 'the address of the card page is not https'],
  'idempotency key': [
    'fail',
    'a used idempotency key placed another order, or was accepted with another body',
  ],
  'paid twice': ['fail', 'accepted the payment of a paid order'],
  'replaced order': ['fail', 'accepted the payment of an order that a later one replaced'],
  'paid order': [
    'fail',
    'the order, its test accounts or the cart differ from what the payment makes of them',
  ],
  'cart before the payment': ['fail', 'the order emptied the cart before the payment'],
  'verified order': ['fail', 'the order or its amount is not the paid one'],
  'required payment': ['fail', 'whether the order needs a payment does not fit its total'],
  'order totals': ['fail', 'the amounts of the order do not add up'],
  'unknown coupon': ['fail', 'accepted an unknown coupon'],
  'coupon arithmetic': ['fail', 'the amounts of the coupon do not fit the cart'],
  'coupon rounding': ['fail', 'half a sen of the discount is not rounded up'],
  'quote abroad': [
    'fail',
    'a quote is not for printed books abroad, has a payment, or did not empty the cart',
  ],
  times: [
    'fail',
    'the time of an order or a payment is not that of the event: without an offset it is Malaysian time',
  ],
  'order matches the cart': ['fail', 'the order differs from what was ordered'],
  'repeated verification': ['fail', 'the second verification differs from the first'],
  'orderable products': ['fail', 'lists no product that can be ordered'],
  // Requests with such a value are refused.
  'product types': ['fail', 'the shop takes the type for another one'],
  'spelling of values': formRules['spelling of values'],
  'valid requests': ['fail', 'refused a valid request'],
  'declared form': formRules['declared form'],
  'empty columns': formRules['empty columns'],
  'unique ids': ['fail', 'an id occurs twice'],
  pictures: ['fail', 'none of the first pictures can be loaded'],
  'product limits': ['fail', 'the minimum is above the maximum'],
  'list and detail agree': ['fail', 'the detail differs from the list'],
  'merged cart': [
    'fail',
    "the guest's cart, or that of the account, is not in the cart after sign-in",
  ],
  'cart content': ['fail', 'the cart differs from what was put into it'],
  'first +1 adds the minimum': ['fail', 'a new product does not start with its minimum quantity'],
  'cart limits': ['fail', 'the cart has more or less of a product than its limits allow'],
  'parallel changes': ['fail', 'one of two changes at the same time is lost'],
  'minimum quantity': ['fail', 'reduced a product below its minimum quantity'],
  'maximum quantity': ['fail', 'increased a product above its maximum quantity'],
  'shared maximum quantity': ['fail', 'exceeded the maximum that all tests of a type share'],
  'signed-in user': ['fail', 'the profile is not that of the user whom the sign-in returned'],
  'stored profile': ['fail', 'the profile does not have the stored value'],
  'repeated rows': ['fail', 'a page repeats rows of the pages before'],
  paging: ['fail', 'the page does not fit its numbers'],
  cancellation: ['fail', 'says that the order can be cancelled after it was shipped or cancelled'],
  'status filter': ['fail', 'the orders are not those with the requested status'],
  'order number filter': ['fail', 'the orders are not those with the requested number'],
  'Retry-After': ['warning', 'a refused request does not say when to try again'],
  'related products': ['warning', 'names a product that the list does not have'],
  'newest first': ['warning', 'the order is newer than the one before'],
  'one open session': ['warning', 'the repeated request created another session'],
  'harmless invalid requests': ['warning', 'accepted a request that should be refused'],
  'status of refusals': ['warning', 'refused with another status'],
  'internal errors': ['fail', 'an internal error'],
} as const satisfies Record<string, readonly [level: Level, message: string]>

export type Rule = keyof typeof rules

/** What to do about a broken rule, where neither the message nor the expected value says it. */
export const remedies: Partial<Record<Rule, string>> = texts
