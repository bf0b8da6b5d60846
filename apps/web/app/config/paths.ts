import { shopPaths } from '@shop/contract'

/**
 * The paths of the shop (requirements §2). Only Markdown writes paths out: links.test.ts checks
 * them.
 */

type Query = Record<string, string | number | undefined>

const withQuery = (path: string, query: Query): string => {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== '') search.set(name, String(value))
  }
  return search.size > 0 ? `${path}?${search}` : path
}

/** The panels of /profile, by their names in the query. */
export const profileTabs = [
  'Profile',
  'Orders',
  'Tests',
  'Wishlist',
  'Notifications',
  'Password',
] as const
export type ProfileTab = (typeof profileTabs)[number]

export const paths = {
  home: '/',
  about: '/about',
  services: '/services',
  publications: '/publications',
  trainers: '/trainers',
  inventory: '/inventory',
  dimensions: '/inventory/dimensions',
  author: '/inventory/author',
  contact: '/contact',
  disclaimer: '/disclaimer',
  privacy: '/privacy',
  terms: shopPaths.terms,
  shippingReturns: shopPaths.shippingReturns,
  /** `next` is where to go afterwards: a path of the shop with its query. */
  signIn: (next?: string) => withQuery('/account/signin', { next }),
  signUp: (next?: string) => withQuery('/account/signup', { next }),
  forgotPassword: (next?: string, email?: string) =>
    withQuery(shopPaths.forgotPassword, { next, email }),
  passwordLink: (email?: string) => withQuery('/password-link', { email }),
  resetPassword: (email: string, token: string, next?: string) =>
    withQuery(shopPaths.resetPassword, { email, token, next }),
  profile: (tab?: ProfileTab) => withQuery(shopPaths.profile, { tab }),
  /** The seats with this code as their first. */
  seats: (code = '') => `${withQuery(shopPaths.profile, { tab: 'Tests' })}#${code}`,
  orderDetails: shopPaths.orderDetails,
  checkout: '/checkout',
  cart: '/cart',
  invoice: shopPaths.invoice,
  /** Of guests; customers have it in their account. */
  wishlist: '/wishlist',
  category: (query: Partial<Record<'type' | 'sort' | 'q' | 'page', string | number>> = {}) =>
    withQuery('/category', query),
  /** The canonical path; `/product/detail?id=` shows the same page. */
  product: (id: number) => `/product/detail/${id}`,
  starZone: '/star/zone',
  support: '/support',
  handOff: (txnId: string) => withQuery('/stripecheckout', { txnId }),
  success: (query: { txnId: string; txndate: string; msg: string; txnAmount: string | number }) =>
    withQuery('/success', query),
  failed: '/failed',
  cancelled: shopPaths.paymentCancelled,
  paymentReturn: shopPaths.paymentReturn,
  /** The return page of a session, to ask about it once more. */
  verify: (sessionId: string) => withQuery(shopPaths.paymentReturn, { session_id: sessionId }),
  siteData: '/data.json',
} as const
