/**
 * A stand-in for Stripe.js (https://js.stripe.com), for development and tests without a network. It
 * has what the shop uses: the embedded page of a checkout session. Here it is the mock's card page.
 */
{
  const script = document.currentScript
  if (!(script instanceof HTMLScriptElement)) throw new Error('Load this file as a classic script.')
  const { origin } = new URL(script.src)
  let hasPage = false

  /**
   * @param {{ clientSecret?: string, fetchClientSecret?: () => Promise<string> }} options
   * @throws Error as Stripe.js, when there is a page that is not destroyed
   */
  const createEmbeddedCheckoutPage = async ({ clientSecret, fetchClientSecret }) => {
    if (hasPage) throw new Error('You cannot have multiple Embedded Checkout objects.')
    hasPage = true
    const secret = clientSecret ?? (await fetchClientSecret?.()) ?? ''
    const [sessionId] = secret.split('_secret_')
    const frame = document.createElement('iframe')
    frame.src = `${origin}/pay/${sessionId}`
    frame.title = 'Card payment'
    Object.assign(frame.style, { width: '100%', height: '1000px', border: '0' })
    return {
      /** @param {HTMLElement} element */
      mount: (element) => element.append(frame),
      unmount: () => frame.remove(),
      destroy: () => {
        hasPage = false
        frame.remove()
      },
    }
  }

  Object.assign(window, { Stripe: () => ({ createEmbeddedCheckoutPage }) })
}
