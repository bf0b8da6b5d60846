/** Paths of the shop's pages that back ends link to: in mails and in return addresses. */
export const shopPaths = {
  profile: '/profile',
  orderDetails: (orderTxnId: string) => `/orderdetails/${encodeURIComponent(orderTxnId)}`,
  invoice: (orderTxnId: string) => `/invoice?txnId=${encodeURIComponent(orderTxnId)}`,
  forgotPassword: '/account/forgotpassword',
  /**
   * The query has `email` and `token`, and for a first password `next`, the path to open after
   * signing in.
   */
  resetPassword: '/reset-password',
  shippingReturns: '/shipping-returns',
  terms: '/terms',
  paymentReturn: '/st/return',
  paymentCancelled: '/st/cancel',
} as const
