import { SESSION_PLACEHOLDER } from '@shop/contract'
import { paths } from '../../config/paths'

/**
 * The URLs to which the provider sends the shopper back (requirements §3). Concatenated, since
 * `URL` and `URLSearchParams` would encode the braces of the placeholder that the provider
 * replaces.
 */
export const returnUrls = (origin: string) => ({
  return_url: `${origin}${paths.paymentReturn}?session_id=${SESSION_PLACEHOLDER}`,
  cancel_url: `${origin}${paths.cancelled}?session_id=${SESSION_PLACEHOLDER}`,
})

const isLoopback = (host: string) => /^(?:(?:.+\.)?localhost|127\.0\.0\.1|\[::1\])$/.test(host)

/**
 * The normalised URL of the card page if the browser may be sent there: https on one of `hosts`,
 * or, while the shop itself runs on this machine, any page on this machine. Undefined for every
 * other URL.
 * @param page the URL of the shop's current page
 */
export const allowedCardPageUrl = (
  url: string,
  page: string,
  hosts: readonly string[],
): string | undefined => {
  if (!URL.canParse(url)) return undefined
  const { protocol, host, hostname, username, password, href } = new URL(url)
  if (username || password) return undefined
  if (protocol === 'https:' && hosts.includes(host)) return href
  const onThisMachine = isLoopback(hostname) && isLoopback(new URL(page).hostname)
  return onThisMachine && (protocol === 'http:' || protocol === 'https:') ? href : undefined
}
