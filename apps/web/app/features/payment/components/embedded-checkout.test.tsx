// @vitest-environment happy-dom
import { act, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
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
    const form = document.createElement('form')
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
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  const { promise: ready, resolve: letPagesBeReady } = Promise.withResolvers<void>()
  const secrets = fakeStripe(ready)
  const failures: string[] = []
  const container = document.body.appendChild(document.createElement('div'))
  const root = createRoot(container)
  const render = (clientSecret: string) => {
    const session = { publicKey: 'pk_stand_in', clientSecret }
    const onFailure = (text: string) => failures.push(text)
    const view = (
      <StrictMode>
        <EmbeddedCheckout session={session} total={55} back="Back" onFailure={onFailure} />
      </StrictMode>
    )
    return act(async () => root.render(view))
  }
  await render('first')
  await vi.waitFor(() => expect(secrets).toEqual(['first']))
  await render('second')
  letPagesBeReady()
  await vi.waitFor(() => expect(container.querySelectorAll('form')).toHaveLength(1))
  expect(secrets).toEqual(['first', 'second'])
  expect(failures).toEqual([])
  await act(async () => root.unmount())
})
