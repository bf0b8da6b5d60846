import { randomUUID } from 'node:crypto'
import { test as base, expect, inject } from 'vitest'
import { type MockApi, mockApi } from '../support/mock-api.ts'
import { port } from '../support/server.ts'
import type { Engine } from './engine.ts'
import { launchFirefox } from './firefox.ts'
import type { EngineName } from './programs.ts'
import { type Shopper, shopperIn } from './shopper.ts'
import { launchWebKit } from './webkit.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The browser under test. */
    readonly engine: EngineName
  }
}

const launch = (): Promise<Engine> =>
  inject('engine') === 'firefox' ? launchFirefox() : launchWebKit()

interface Fixtures {
  /** The mock's controls, in a world of the journey's own. */
  readonly api: MockApi
  readonly shopper: Shopper
  /** Another tab of the same browser. */
  readonly openTab: () => Promise<Shopper>
  /** Messages on the console that the journey causes. */
  readonly expectedErrors: RegExp[]
}

/**
 * A journey in a browser with an empty profile and in a world of its own. An unexpected error on
 * the console fails it.
 */
export const journey = base.extend<Fixtures & { world: string }>({
  // biome-ignore lint/correctness/noEmptyPattern: names the fixtures that it needs
  world: async ({}, use) => use(`e-${randomUUID()}`),
  api: async ({ world }, use) => use(mockApi(world)),
  // biome-ignore lint/correctness/noEmptyPattern: as above
  expectedErrors: async ({}, use) => use([]),
  openTab: async ({ world, expectedErrors }, use) => {
    const browser = await launch()
    const tabs: Shopper[] = []
    try {
      await use(async () => {
        const tab = shopperIn(await browser.newTab(), `http://${world}.localhost:${port}`)
        tabs.push(tab)
        return tab
      })
      const unexpected = tabs
        .flatMap(({ errors }) => errors)
        .filter((text) => !expectedErrors.some((e) => e.test(text)))
      expect(unexpected, 'console errors that the journey does not expect').toEqual([])
    } finally {
      await browser.close()
    }
  },
  shopper: async ({ openTab }, use) => use(await openTab()),
})
