import { render, screen, waitFor } from '@testing-library/react'
import { StrictMode } from 'react'
import { expect, it, vi } from 'vitest'
import { EmbeddedCheckout } from './embedded-checkout'

interface PageOptions {
  readonly fetchClientSecret: () => Promise<string>
}

/** Stripe.js, which refuses a second embedded page while there is one. Pages wait for `ready`. */
const fakeStripe = (ready: Promise<void>) => {
  const secrets: string[] = []
  let pages = 0
  const createEmbeddedCheckoutPage = async ({ fetchClientSecret }: PageOptions) => {
    pages += 1
    if (pages > 1) throw new Error('You cannot have multiple Embedded Checkout objects.')
    secrets.push(await fetchClientSecret())
    await ready
    const form = document.createElement('p')
    form.textContent = 'Card form'
    return {
      mount: (element: HTMLElement) => element.append(form),
      destroy: () => {
        pages -= 1
        form.remove()
      },
    }
  }
  vi.stubGlobal('Stripe', () => ({ createEmbeddedCheckoutPage }))
  return secrets
}

it('shows one embedded page at a time, in strict mode and for a new session', async () => {
  const { promise: ready, resolve: letPagesBeReady } = Promise.withResolvers<void>()
  const secrets = fakeStripe(ready)
  const onFailure = vi.fn()
  const viewOf = (clientSecret: string) => {
    const session = { publicKey: 'pk_stand_in', clientSecret }
    return <EmbeddedCheckout session={session} total={55} back="Back" onFailure={onFailure} />
  }
  const { rerender } = render(viewOf('first'), { wrapper: StrictMode })
  await waitFor(() => expect(secrets).toEqual(['first']))
  rerender(viewOf('second'))
  letPagesBeReady()
  // Fails for two forms.
  await screen.findByText('Card form')
  expect(secrets).toEqual(['first', 'second'])
  expect(onFailure).not.toHaveBeenCalled()
})
