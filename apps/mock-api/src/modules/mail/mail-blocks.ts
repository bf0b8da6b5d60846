import { type Html, html } from '../../shared/html.ts'
import { styles } from './mail-styles.ts'

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

export const heading = (text: string): MailBlock => ({
  text,
  html: html`<h2 style="${styles.heading}">${text}</h2>`,
})

export const link = (href: string, label: string): MailBlock => ({
  text: href.startsWith('tel:') || href.endsWith(label) ? label : `${label} (${href})`,
  html: html`<a class="link" href="${href}" style="${styles.link}">${label}</a>`,
})

export const paragraph = (...parts: Inline[]): MailBlock => lines(parts)

/** Lines without space between them, as in an address or a list of codes. */
export const lines = (...content: (readonly Inline[])[]): MailBlock => {
  const markup = content.map((line) => html`${htmlOf(line)}<br>`)
  return {
    text: content.map(textOf).join('\n'),
    html: html`<p style="${styles.lines}">${markup}</p>`,
  }
}

/** A paragraph in smaller, softer type. */
export const note = (...parts: Inline[]): MailBlock => ({
  text: textOf(parts),
  html: html`<p class="soft" style="${styles.note}">${htmlOf(parts)}</p>`,
})

export const button = (href: string, label: string): MailBlock => ({
  text: `${label}: ${href}`,
  html: html`<p style="${styles.buttonLine}">
<a class="button" href="${href}" style="${styles.button}">${label}</a></p>`,
})

/** `detail` is shown below the label, such as the price of one unit. */
export type AmountRow = readonly [label: string, amount: string, detail?: string | undefined]

/** A table of items and their amounts. The total is its last row, in bold type. */
export const amounts = (rows: readonly AmountRow[], total: AmountRow): MailBlock => ({
  text: [...rows, total]
    .map(([label, amount, detail]) => `${label}${detail ? ` (${detail})` : ''}: ${amount}`)
    .join('\n'),
  html: html`<table width="100%" cellpadding="0" cellspacing="0" style="${styles.table}"><tr>
<th scope="col" align="left" style="${styles.labelHead}">Item</th>
<th scope="col" align="right" style="${styles.amountHead}">Amount</th>
</tr>
${rows.map((row) => amountRow(row, styles.label, styles.amount))}
${amountRow(total, styles.totalLabel, styles.totalAmount)}
</table>`,
})

const amountRow = ([label, amount, detail]: AmountRow, labelStyle: Html, amountStyle: Html) => {
  const below =
    detail && html`<br><span class="soft" style="${styles.labelDetail}">${detail}</span>`
  return html`<tr>
<td class="rule" style="${labelStyle}">${label}${below}</td>
<td class="rule" style="${amountStyle}">${amount}</td>
</tr>`
}
