import { SESSION_PLACEHOLDER } from '@shop/contract'
import { paths } from '../../config/paths'

/**
 * Where the provider sends the shopper back to (requirements §3). Put together as text: `URL` and `URLSearchParams` would encode the
 * braces of the placeholder that the provider looks for.
 */
export const returnAddresses = (origin: string) => ({
  return_url: `${origin}${paths.paymentReturn}?session_id=${SESSION_PLACEHOLDER}`,
  cancel_url: `${origin}${paths.cancelled}?session_id=${SESSION_PLACEHOLDER}`,
})

const isLoopback = (host: string) => /^(?:(?:.+\.)?localhost|127\.0\.0\.1|\[::1\])$/.test(host)

/**
 * The card page's address if the browser may be sent there: https on one of `hosts`, or, while the shop itself runs on
 * this machine, a page on this machine. Undefined for any other, whatever the server says.
 * @param page the address of the shop's own page
 */
export const allowedCardPage = (address: string, page: string, hosts: readonly string[]): string | undefined => {
  if (!URL.canParse(address)) return undefined
  const { protocol, host, hostname, username, password, href } = new URL(address)
  if (username || password) return undefined
  if (protocol === 'https:' && hosts.includes(host)) return href
  const onThisMachine = isLoopback(hostname) && isLoopback(new URL(page).hostname)
  return onThisMachine && (protocol === 'http:' || protocol === 'https:') ? href : undefined
}
