import { formRules } from '@shop/contract/host/check-response'

type Rules = Record<string, readonly [message: string, remedy?: string]>

/**
 * What is wrong where a rule is broken, and what to do then where the message and the expected
 * value do not say it. The worst failure is first: the report sorts by this order. A new rule is an
 * entry here, and a request or a comparison in `checks/` that names it.
 */
const failures = {
  // Everything depends on these: without CORS a browser shows nothing of the host.
  CORS: [
    'the response does not allow the pages of the shop',
    'Answer preflight requests, and allow the origin of the shop in each response.',
  ],
  'host gone': ['the host was gone, so that the run ended here'],
  'request limits': [
    'limits the number of requests, so that checks were skipped',
    'Lift the limit for the test.',
  ],
  // Money.
  'unpaid session': ['verified a payment that was not made'],
  'paid twice': ['accepted the payment of a paid order'],
  'verified order': ['the order or its amount is not the paid one'],
  'required payment': [
    'whether the order needs a payment does not fit its total',
    'Only a total of 0 or a quote needs no payment.',
  ],
  // Before the totals, which follow from the discount that coupon.apply announces.
  'coupon arithmetic': [
    'the amounts of the coupon do not fit the cart',
    'Take the discount, with half a sen rounded up, off the items of the cart, and add the ' +
      'shipping charges of the request.',
  ],
  'order totals': ['the amounts of the order do not add up'],
  'unknown coupon': ['accepted an unknown coupon'],
  'idempotency key': [
    'a used idempotency key placed another order, or was accepted with another body',
    'Store the key with the order, and answer a repetition with this order, and another ' +
      'body with 409.',
  ],
  'replaced order': [
    'accepted the payment of an order that a later one replaced',
    'Cancel the unpaid order when another one of its cart is placed.',
  ],
  'quote abroad': [
    'a quote is not for printed books abroad, has a payment, or did not empty the cart',
  ],
  'paid order': [
    'the order, its test accounts or the cart differ from what the payment makes of them',
    'With the payment, make the order paid, take its items out of the cart, and make one ' +
      'test account for each seat.',
  ],
  'order matches the cart': ['the order differs from what was ordered'],
  'cart before the payment': ['the order emptied the cart before the payment'],
  'repeated verification': ['the second verification differs from the first'],
  'card page': ['the address of the card page is not https'],
  'return addresses': ['accepted a return address on another site'],
  // Access.
  "other customers' data": ["returned or changed another customer's data"],
  'new carts': ['a request without a cart got that of another guest'],
  'guessable ids': [
    'the id differs from an earlier one by a count, the time or a few characters',
    'Make ids of at least 120 random bits, such as a UUID.',
  ],
  secrets: [formRules.secrets[1]],
  'access without a session': ['returned a success without a valid session'],
  'wrong password': [
    'accepted a wrong password',
    'Compare the whole password, as a text, with the stored hash.',
  ],
  'replaced password': ['accepted the old password after a change or a reset'],
  'wrong current password': ['accepted a wrong current password'],
  'unknown reset token': ['accepted an unknown reset token'],
  'taken email address': [
    'accepted an email address that has an account',
    'Compare the address without its case with those of all accounts.',
  ],
  'reset link': ['accepted a reset link twice'],
  'sign-out': ['the session is still valid after sign-out'],
  'end of sessions after a password change': [
    'another session is still valid after a password change',
  ],
  'end of sessions after a password reset': ['a session is still valid after a password reset'],
  'private responses': ["a shared cache may store a customer's data"],
  'weak passwords': ['accepted a weak password'],
  'account enumeration': ['the response shows whether the account exists'],
  'foreign host name': [
    'the response contains the host name of the header',
    'Build addresses from your configuration, not from the request.',
  ],
  'script addresses': [formRules['script addresses'][1]],
  'internal details': ['the response shows a stack trace, an error of the database or a file path'],
  'refusals in a success': ['refused with the status of a success, which the shop reads as one'],
  'status of expired sessions': [
    'sent 401 for a valid session, or another status for an expired one',
  ],
  'other sessions': ['the sign-out of one session ended another'],
  'given options': [
    'refused what an option of the run names',
    'Check the value of the option first.',
  ],
  // Data: requests that are refused or accepted wrongly, then what the host stores and lists.
  'orderable products': ['lists no product that can be ordered'],
  'product types': ['the shop takes the type for another one'],
  'spelling of values': [formRules['spelling of values'][1]],
  'closed connections': ['the host did not respond'],
  'valid requests': ['refused a valid request'],
  'invalid requests': ['accepted a request that it must refuse'],
  'parallel changes': [
    'one of two changes at the same time is lost',
    'Change the quantity in one statement, or lock the cart.',
  ],
  'merged cart': [
    "the guest's cart, or that of the account, is not in the cart after sign-in",
    "At sign-in and sign-up, add the quantities of the guest's cart to those of the " +
      'account, to the limits at most.',
  ],
  'cart content': ['the cart differs from what was put into it'],
  'first +1 adds the minimum': ['a new product does not start with its minimum quantity'],
  'cart limits': ['the cart has more or less of a product than its limits allow'],
  'minimum quantity': ['reduced a product below its minimum quantity'],
  'maximum quantity': ['increased a product above its maximum quantity'],
  'shared maximum quantity': ['exceeded the maximum that all tests of a type share'],
  'stored profile': [
    'the profile does not have the stored value',
    'Store each field as it is sent: null removes it, and a missing field stays.',
  ],
  'signed-in user': ['the profile is not that of the user whom the sign-in returned'],
  times: [
    'the time of an order or a payment is not that of the event: without an offset it is ' +
      'Malaysian time',
  ],
  'list and detail agree': ['the detail differs from the list'],
  'product limits': ['the minimum is above the maximum'],
  cancellation: ['says that the order can be cancelled after it was shipped or cancelled'],
  'repeated rows': [
    'a page repeats rows of the pages before',
    'Use the page of the request, and sort by a field that no two rows share.',
  ],
  paging: [
    'the page does not fit its numbers',
    'Count the rows that match the request, and give each page as many as per_page says.',
  ],
  'status filter': ['the orders are not those with the requested status'],
  'order number filter': [
    'the orders are not those with the requested number',
    'Give the rows whose number contains the text, in any case.',
  ],
  // Form.
  'declared form': [formRules['declared form'][1]],
  'empty columns': [formRules['empty columns'][1]],
  'unique ids': ['an id occurs twice'],
  pictures: [
    'none of the first pictures can be loaded',
    'Serve each file at /uploads with the content type of a picture.',
  ],
  'markup in messages': ['the shop shows the message as text, with its tags'],
  'finished checks': [
    'an error ended the check, and the rest of it was skipped',
    'Repair the form of the responses first. If none is wrong, this is an error of conform.',
  ],
  'internal errors': ['an internal error'],
} as const satisfies Rules

export const warnings = {
  'status of refusals': ['refused with another status'],
  'error codes': ['the operation has no such code'],
  'newest first': ['the order is newer than the one before'],
  'one open session': ['the repeated request created another session'],
  'harmless invalid requests': ['accepted a request that should be refused'],
} as const satisfies Rules

export const rules = { ...failures, ...warnings }

export type Rule = keyof typeof rules
