/// <reference lib="dom" />

type InPageSearch = (selector: string, name: string) => Element

export interface EngineElement {
  /** Clicks it with the mouse. */
  readonly click: () => Promise<void>
  readonly evaluate: (inPage: (element: Element) => string) => Promise<string>
}

/** A tab of a real browser, with the few operations that WebDriver and WebDriver BiDi both have. */
export interface EngineTab {
  readonly open: (url: string) => Promise<void>
  /** Calls a function in the page. It must not use anything of its surroundings. */
  readonly evaluate: (inPage: (argument: string) => string, argument?: string) => Promise<string>
  /** The element that a function returns in the page. @throws Error when the function throws one */
  readonly find: (inPage: InPageSearch, selector: string, name: string) => Promise<EngineElement>
  /** Types into the element that has the focus. */
  readonly type: (text: string) => Promise<void>
  readonly press: (key: Key) => Promise<void>
  /** Errors that the pages wrote to the console, where the protocol of the engine reports them. */
  readonly errors: readonly string[]
}

export type Key = 'Enter' | 'Escape' | 'Tab' | 'ArrowDown'

/** A browser with a profile of its own. */
export interface Engine {
  readonly newTab: () => Promise<EngineTab>
  readonly close: () => Promise<void>
}
