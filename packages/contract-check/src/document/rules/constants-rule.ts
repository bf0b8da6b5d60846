import {
  CURRENCY,
  PAGE_SIZE,
  POLICY,
  RESET_TOKEN_LIFETIME_MS,
  SESSION_LIFETIME_MS,
  SESSION_PLACEHOLDER,
  shopPaths,
} from '@shop/contract'
import type { JsonObject } from '../../json.ts'
import { ruleOf } from './rule.ts'

const constants: JsonObject = {
  currency: CURRENCY,
  ebook_delivery: `${POLICY.ebookWorkingDays} working days`,
  page_size: PAGE_SIZE,
  reset_link_minutes: RESET_TOKEN_LIFETIME_MS / 60_000,
  session_minutes: SESSION_LIFETIME_MS / 60_000,
  session_placeholder: SESSION_PLACEHOLDER,
  path_reset_password: shopPaths.resetPassword,
  path_order_details: shopPaths.orderDetails('SAMPLE-PAID-0005'),
  path_forgot_password: shopPaths.forgotPassword,
  path_profile: shopPaths.profile,
  path_shipping_returns: shopPaths.shippingReturns,
  path_terms: shopPaths.terms,
}

export const constantsRule = ruleOf('constants')(
  'The currency of all amounts; when ebooks are mailed at the latest; rows of a page of a list; ' +
    'how many minutes a link of `auth.forgotPassword` and a session are valid; what the provider ' +
    'replaces in the URLs of `payment.create`; the paths of the shop for links in mails.',
  (name: string) => constants[name] ?? 'invalid',
  Object.keys(constants),
)
