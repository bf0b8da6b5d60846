/**
 * `fail`: the host breaks a rule, accepts what it must refuse, or differs in a field that the requirements show or that the shop
 * needs. `warning`: it differs from an assumption of the contract.
 */
export type Level = 'fail' | 'warning'

/**
 * The level of a deviation from each rule, and what is wrong then, in the order of what a shopper loses: all, data and accounts,
 * money, the purchase, the rest. A new rule is an entry here, and a request or a comparison in `checks/` that names it.
 */
export const rules = {
  // Without it a browser shows nothing of the host.
  CORS: ['fail', 'the response does not allow the pages of the shop'],
  "other customers' data": ['fail', "returned or changed another customer's data"],
  'new carts': ['fail', 'a request without a cart got that of another guest'],
  'guessable ids': ['fail', 'the id is that of an earlier request with a few other characters, so it can be guessed'],
  secrets: ['fail', 'the response contains a secret that the contract does not declare'],
  'access without a session': ['fail', 'returned a success without a valid session'],
  'wrong password': ['fail', 'accepted a wrong password'],
  'replaced password': ['fail', 'accepted the old password after a change or a reset'],
  'wrong current password': ['fail', 'accepted a wrong current password'],
  'unknown reset token': ['fail', 'accepted an unknown reset token'],
  'taken email address': ['fail', 'accepted an email address that has an account'],
  'unpaid session': ['fail', 'verified a payment that was not made'],
  'invalid requests': ['fail', 'accepted a request that it must refuse'],
  'reset link': ['fail', 'accepted a reset link twice'],
  'sign-out': ['fail', 'the session is still valid after sign-out'],
  'end of sessions after a password change': ['fail', 'another session is still valid after a password change'],
  'end of sessions after a password reset': ['fail', 'a session is still valid after a password reset'],
  'status of expired sessions': ['fail', 'the shop ends a session only on 401'],
  'private responses': ['fail', "a shared cache may store a customer's data"],
  'weak passwords': ['fail', 'accepted a weak password'],
  'account enumeration': ['fail', 'the response shows whether the account exists'],
  'return addresses': ['fail', 'accepted a return address on another site'],
  'foreign Host header': ['fail', 'the response contains the host name of the header'],
  'malicious input': ['fail', 'the response to malicious input is not a plain refusal'],
  'card page': ['fail', 'the address of the card page is not https'],
  'idempotency key': ['fail', 'a used idempotency key placed another order'],
  'paid twice': ['fail', 'accepted the payment of a paid order'],
  'paid order': ['fail', 'the order, its test accounts or the cart differ from what the payment makes of them'],
  'verified order': ['fail', 'the order or its amount is not the paid one'],
  'order totals': ['fail', 'the amounts of the order do not add up'],
  'unknown coupon': ['fail', 'accepted an unknown coupon'],
  'coupon arithmetic': ['fail', 'the amounts of the coupon do not fit the cart'],
  'coupon rounding': ['fail', 'half a sen of the discount is not rounded up'],
  'quote abroad': ['fail', 'books to another country are not a quote without payment'],
  'order time': ['fail', 'the time of a new order is not the current time: a time without an offset is Malaysian time'],
  'order matches the cart': ['fail', 'the order differs from what was ordered'],
  'repeated verification': ['fail', 'the second verification differs from the first'],
  'orderable products': ['fail', 'lists no product that can be ordered'],
  'valid requests': ['fail', 'refused a valid request'],
  // `checkResponse` has the levels and messages: they depend on the field.
  'declared form': ['fail', 'the form differs from the contract'],
  'spelling of values': ['fail', 'the shop does not know the value in this spelling'],
  'empty columns': ['fail', 'empty in every row'],
  'product types': ['fail', 'the shop takes the type for another one'],
  'unique ids': ['fail', 'an id occurs twice'],
  pictures: ['fail', 'none of the first pictures of products can be loaded'],
  'product limits': ['fail', 'the minimum is above the maximum'],
  'list and detail agree': ['fail', 'the detail differs from the list'],
  'merged cart': ['fail', "the guest's cart, or that of the account, is not in the cart after sign-in"],
  'cart content': ['fail', 'the cart differs from what was put into it'],
  'first +1 adds the minimum': ['fail', 'a new product does not start with its minimum quantity'],
  'minimum quantity': ['fail', 'reduced a product below its minimum quantity'],
  'maximum quantity': ['fail', 'increased a product above its maximum quantity'],
  'shared maximum quantity': ['fail', 'exceeded the maximum that all tests of a type share'],
  'stored profile': ['fail', 'the profile does not have the stored value'],
  'repeated rows': ['fail', 'a page, or that after the last, repeats rows of the pages before'],
  paging: ['fail', 'the page does not fit its numbers'],
  'status filter': ['fail', 'the orders are not those with the requested status'],
  'order number filter': ['fail', 'the orders are not those with the requested number'],
  'newest first': ['warning', 'the order is newer than the one before'],
  'one open session': ['warning', 'the repeated request created another session'],
  'harmless invalid requests': ['warning', 'accepted a request that should be refused'],
  'status of refusals': ['warning', 'refused with another status'],
  'internal errors': ['fail', 'an internal error'],
} as const satisfies Record<string, readonly [level: Level, message: string]>

export type Rule = keyof typeof rules
