import { type Html, html } from '../../shared/html.ts'

/** A part of a mail, as plain text and as HTML. */
export interface MailBlock {
  readonly text: string
  readonly html: Html
}

/** A part of a paragraph: a text, or a link. */
type Inline = string | MailBlock

const textOf = (parts: readonly Inline[]): string =>
  parts.map((part) => (typeof part === 'string' ? part : part.text)).join('')

const htmlOf = (parts: readonly Inline[]): Html =>
  html`${parts.map((part) => (typeof part === 'string' ? part : part.html))}`

export const heading = (text: string): MailBlock => ({ text, html: html`<h2>${text}</h2>` })

export const link = (href: string, label: string): MailBlock => ({
  text: href.startsWith('tel:') || href.endsWith(label) ? label : `${label} (${href})`,
  html: html`<a href="${href}">${label}</a>`,
})

export const paragraph = (...parts: Inline[]): MailBlock => lines(parts)

/** Lines without space between them, as in an address or a list of codes. */
export const lines = (...content: (readonly Inline[])[]): MailBlock => ({
  text: content.map(textOf).join('\n'),
  html: html`<p>${content.map((line) => html`${htmlOf(line)}<br>`)}</p>`,
})

/** A paragraph in smaller type. */
export const note = (...parts: Inline[]): MailBlock => ({
  text: textOf(parts),
  html: html`<p class="small">${htmlOf(parts)}</p>`,
})

export const button = (href: string, label: string): MailBlock => ({
  text: `${label}: ${href}`,
  html: html`<p><a class="button" href="${href}">${label}</a></p>`,
})

/** `detail` is shown after the label, such as the price of one unit. */
export type AmountRow = readonly [label: string, amount: string, detail?: string | undefined]

/** A table of items and their amounts. */
export const amounts = (rows: readonly AmountRow[]): MailBlock => {
  const named = rows.map(([label, amount, detail]) => {
    return { name: `${label}${detail ? ` (${detail})` : ''}`, amount }
  })
  return {
    text: named.map(({ name, amount }) => `${name}: ${amount}`).join('\n'),
    html: html`<table>
${named.map(({ name, amount }) => html`<tr><td>${name}</td><td>${amount}</td></tr>`)}
</table>`,
  }
}
