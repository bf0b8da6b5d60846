/** A violation of a page's content security policy, as the browser reported it. */
export interface PolicyReport {
  /** Real time. */
  readonly at: string
  readonly page: string
  readonly directive: string
  readonly blocked: string
  /** The file and line that caused it; empty if unknown. */
  readonly source: string
}

/** How fast a page was for a visitor, as the browser measured it. */
export interface FieldFigure {
  /** Real time. */
  readonly at: string
  /** The pattern of its path, such as `/product/detail/:id`. */
  readonly page: string
  /** As in `LCP`. */
  readonly name: string
  /** Milliseconds, or a score of layout shifts. */
  readonly value: number
  readonly rating: string
}

const maxReports = 100

/** The last reports of one kind that browsers sent to a world, oldest first. */
export class BrowserReports<T> {
  #all: readonly T[] = []

  get list(): readonly T[] {
    return this.#all
  }

  add(reports: readonly T[]): void {
    this.#all = [...this.#all, ...reports].slice(-maxReports)
  }

  clear(): void {
    this.#all = []
  }
}
