import { test as base, expect } from '@playwright/test'
import { type Control, createControl } from './control-client.ts'
import { createMock } from './create-mock.ts'
import { worldHeader } from './worlds/world-name.ts'

interface Fixtures {
  /** The name of this test's own world. */
  readonly world: string
  /** The controls of the world. */
  readonly mock: Control
}

/** For `defineConfig<object, MockOptions>`. */
export interface MockOptions {
  /**
   * The origin of a mock that runs already, such as `http://localhost:4010`; otherwise each worker
   * starts one.
   */
  readonly mockUrl: string | undefined
}

/**
 * A world for each test: the pages of the test send its name with every request, also through a
 * server that forwards them to the mock. Without a `baseURL` of its own the test opens the mock.
 */
export const test = base.extend<Fixtures, MockOptions & { readonly mockOrigin: string }>({
  mockUrl: [undefined, { option: true, scope: 'worker' }],
  mockOrigin: [
    async ({ mockUrl }, use) => {
      if (mockUrl !== undefined) return use(mockUrl)
      const mock = await createMock({ publicHosts: [] })
      await use(await mock.listen())
      await mock.close()
    },
    { scope: 'worker' },
  ],
  world: async ({ mockOrigin: origin }, use, { testId, repeatEachIndex, retry }) => {
    const world = `t-${testId}-${repeatEachIndex}-${retry}`.toLowerCase().slice(0, 63)
    await use(world)
    // A mock in development stores each world in a file. A test without requests has none.
    await createControl({ origin })
      .deleteWorld(world)
      .catch(() => undefined)
  },
  mock: async ({ mockOrigin: origin, world }, use) => use(createControl({ origin, world })),
  baseURL: async ({ baseURL, mockOrigin }, use) => use(baseURL ?? mockOrigin),
  extraHTTPHeaders: async ({ extraHTTPHeaders, world }, use) =>
    use({ ...extraHTTPHeaders, [worldHeader]: world }),
})

export { expect }
