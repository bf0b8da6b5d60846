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

const maxReports = 100

/** The last reports of one world, oldest first. */
export class PolicyReports {
  #all: readonly PolicyReport[] = []

  get list(): readonly PolicyReport[] {
    return this.#all
  }

  add(reports: readonly PolicyReport[]): void {
    this.#all = [...this.#all, ...reports].slice(-maxReports)
  }

  clear(): void {
    this.#all = []
  }
}
