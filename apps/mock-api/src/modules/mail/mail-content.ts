/** The content of a mail. `renderMail` makes the text part and the HTML part from it. */
export interface MailContent {
  readonly to: string
  readonly subject: string
  readonly title: string
  /** What mail programs show after the subject in a list. */
  readonly preview: string
  readonly blocks: readonly MailBlock[]
  /** Why the recipient gets the mail, for the footer; the order if omitted. */
  readonly reason?: string
}

export type MailBlock =
  | { readonly kind: 'heading'; readonly text: string }
  | { readonly kind: 'paragraph' | 'note'; readonly content: readonly MailInline[] }
  | { readonly kind: 'lines'; readonly lines: readonly (readonly MailInline[])[] }
  | ({ readonly kind: 'button' } & MailLink)
  | { readonly kind: 'amounts'; readonly rows: readonly AmountRow[]; readonly total: AmountRow }

export type MailInline = string | MailLink

export interface MailLink {
  readonly href: string
  readonly label: string
}

export type AmountRow = readonly [label: string, amount: string]

export const heading = (text: string): MailBlock => ({ kind: 'heading', text })

export const paragraph = (...content: MailInline[]): MailBlock => ({ kind: 'paragraph', content })

/** A paragraph in smaller, softer type. */
export const note = (...content: MailInline[]): MailBlock => ({ kind: 'note', content })

/** Lines without space between them, as in an address or a list of codes. */
export const lines = (...each: (readonly MailInline[])[]): MailBlock => ({ kind: 'lines', lines: each })

export const button = (href: string, label: string): MailBlock => ({ kind: 'button', href, label })

export const link = (href: string, label: string): MailLink => ({ href, label })
