import { afterEach, expect, it, vi } from 'vitest'
import { lazyComponent } from './lazy-component'

afterEach(() => {
  vi.unstubAllEnvs()
})

it('requests an early component before it is rendered, and no other', () => {
  vi.stubEnv('SSR', false)
  const load = vi.fn(async () => () => null)
  lazyComponent(load)
  expect(load).not.toHaveBeenCalled()
  lazyComponent(load, null, { early: true })
  expect(load).toHaveBeenCalledOnce()
})
