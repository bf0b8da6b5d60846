/** A sample document: what it is called, and its text. */
export interface SampleDocument {
  /** File name without its ending. */
  readonly name: string
  readonly title: string
  /** Above the title: what kind of document it is. */
  readonly kind: string
  /** Under the title, for a publication its sample author. */
  readonly by?: string
  readonly parts: readonly Part[]
}

export interface Part {
  readonly title: string
  readonly paragraphs?: readonly string[]
  /** Rows of a two-column list. */
  readonly rows?: readonly (readonly [string, string])[]
  /** A profile to draw: five scores between 0 and 1, in the order of the dimensions. */
  readonly profile?: readonly number[]
}
