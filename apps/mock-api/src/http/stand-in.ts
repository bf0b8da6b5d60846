import { readFile } from 'node:fs/promises'
import type { FastifyReply } from 'fastify'

/**
 * The public key of a shop that uses the stand-in for Stripe.js. It does not begin like a test key
 * of Stripe, for which the loader of the shop compares versions.
 */
const standInKey = 'pk_stand_in'
const script = '<script src="/__mock/card-page/stripe.js"></script>'

/** Whether a file of a built shop differs where the card page is embedded. */
export const usesStandIn = (file: string): boolean => file.endsWith('.html') || file === 'data.json'

/**
 * Sends a file of a built shop, changed so that the shop uses the stand-in for Stripe.js
 * (card-provider/public/stripe.js): pages load it, the page that may frame Stripe's card page may
 * frame that of the mock, and the settings have its key.
 * @param reply with the headers of the page
 */
export const sendWithStandIn = async (reply: FastifyReply, path: string) => {
  const text = await readFile(path, 'utf8')
  if (path.endsWith('.json')) {
    const settings: object = JSON.parse(text)
    return reply.send({ ...settings, stripe_publishable_key: standInKey })
  }
  const policy = String(reply.getHeader('content-security-policy'))
  const framing = policy.replace(/frame-src [^;]*/, (sources) =>
    sources.includes('https://checkout.stripe.com') ? `${sources} 'self'` : sources,
  )
  return reply
    .header('content-security-policy', framing)
    .type('text/html; charset=utf-8')
    .send(text.replace('</head>', `${script}$&`))
}
