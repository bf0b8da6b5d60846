/** A defence that the mutation check removes: `pnpm mutate:defences`. */
export interface Mutation {
  readonly name: string
  /** From the root of the repository. */
  readonly file: string
  /** Occurs once in the file. */
  readonly find: string
  /** Nothing if omitted. */
  readonly replace?: string
  /** The requirements and findings of docs/security.md whose tests fail: of each at least one. */
  readonly requirements: readonly string[]
  /**
   * The tests that must fail: unit tests if omitted, `site` those of the built shop and nginx, `browser` those of Playwright.
   * For the last two the shop is built again if a file of it changed.
   */
  readonly tests?: 'site' | 'browser'
}
