import type { Dimension } from '@shop/design'
import type { DocumentName } from './documents'

/** A piece of running text: plain words, or words that lead somewhere. */
export type Inline =
  | string
  | { readonly strong: string }
  /** A page of the shop; `to` comes from config/paths. */
  | { readonly to: string; readonly text: string }
  /** A site that data.json names; plain words while the owner has set no address. */
  | { readonly site: 'career_test' | 'discover'; readonly text: string }
  /** A document that data.json names. */
  | { readonly document: DocumentName; readonly text: string }
  /** The owner's address, as data.json has it. */
  | { readonly contact: 'email' | 'phone' }

export type Text = string | readonly Inline[]

export type DrawingName = 'radar' | 'bell' | 'diamond' | 'cycle' | 'seats' | 'spines' | 'report' | 'parcel' | 'types'

export interface Titled {
  readonly title: string
  readonly text: Text
}

export interface Card extends Titled {
  readonly link?: { readonly to: string; readonly text: string }
}

/** A page to go on to: its name is the link. */
export interface Way extends Titled {
  readonly dimension?: Dimension
  readonly to: string
}

export interface Question {
  readonly question: string
  readonly answer: readonly Text[]
}

export interface DocumentLink {
  readonly document: DocumentName
  readonly title: string
  readonly note: string
}

export interface Comparison {
  /** Names the table for those who cannot see where it stands. */
  readonly caption: string
  /** The first column's cells head their rows. */
  readonly columns: readonly string[]
  readonly rows: readonly { readonly cells: readonly Text[]; readonly dimension?: Dimension }[]
}

/** A part of a section. */
export type Block =
  | { readonly kind: 'text'; readonly text: Text }
  | { readonly kind: 'note'; readonly text: Text }
  | { readonly kind: 'list'; readonly items: readonly Text[] }
  | { readonly kind: 'steps'; readonly items: readonly Titled[] }
  | { readonly kind: 'facts'; readonly items: readonly Titled[] }
  | { readonly kind: 'cards'; readonly items: readonly Card[] }
  | { readonly kind: 'ways'; readonly items: readonly Way[] }
  | { readonly kind: 'documents'; readonly items: readonly DocumentLink[] }
  /** A dimension's line with its two ends, low and high. */
  | { readonly kind: 'scale'; readonly dimension: Dimension; readonly ends: readonly [low: string, high: string] }
  | { readonly kind: 'comparison'; readonly table: Comparison }
  | { readonly kind: 'questions'; readonly items: readonly Question[] }
  /** A drawing, with what is said of it beside it. */
  | {
      readonly kind: 'drawing'
      readonly drawing: DrawingName
      readonly caption: string
      readonly texts: readonly Text[]
    }
  | { readonly kind: 'contact' }
  | { readonly kind: 'actions'; readonly items: readonly { readonly to: string; readonly text: string }[] }

export interface ContentSection {
  /** The address within the page, after the #. */
  readonly id: string
  readonly title: string
  /** A section about one dimension bears its emblem. */
  readonly dimension?: Dimension
  readonly blocks: readonly Block[]
}

export interface Crumb {
  readonly title: string
  readonly path: string
}

/** What machines are told of an information page, and where it stands: small, for it comes with the first load. */
export interface PageHead {
  readonly path: string
  readonly title: string
  /** In the window's title, where it should say more than the heading. */
  readonly headTitle?: string
  /** One or two sentences, 70 to 160 characters, unlike any other page's. */
  readonly description: string
  /** The pages between home and this one. */
  readonly parents?: readonly Crumb[]
}

/** An information page, whole. */
export interface ContentPageData extends PageHead {
  readonly lead: Text
  readonly drawing?: DrawingName
  readonly sections: readonly ContentSection[]
  /** Where to read on. */
  readonly next?: readonly Way[]
}

/** Running text as one block. */
export const text = (...inline: readonly Inline[]): Block => ({ kind: 'text', text: inline })
