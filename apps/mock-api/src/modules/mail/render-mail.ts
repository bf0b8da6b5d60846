import { colours, fonts } from '@shop/design'
import { type Html, html, trusted } from '../../shared/html.ts'

/** The seller in mails, a sample like the one in the shop's data.json. */
export const seller = {
  brand: 'Sample Psychometrics',
  name: 'Sample Psychometrics Sdn Bhd',
  payment: 'Paid by credit or debit card.',
  taxStatement: 'Prices include sales and service tax where it applies.',
  email: 'hello@example.com',
  phone: '+60 3-0000 0000',
} as const

const sellerLines: readonly string[] = [
  seller.name,
  'Registration no. 200000000000 (000000-X) · SST no. W00-0000-00000000',
  'Level 0, Sample Building, 1 Jalan Contoh, 50000 Kuala Lumpur, Malaysia',
]

/** A mail as it is delivered, with the same content as plain text and as HTML. */
export interface Mail {
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
}

export type MailBlock = Pick<Mail, 'text'> & { readonly html: Html }

export interface MailContent extends Pick<Mail, 'to' | 'subject'> {
  readonly title: string
  /** What mail programs show after the subject in a list. */
  readonly preview: string
  readonly blocks: readonly MailBlock[]
  /** Why the recipient gets the mail, for the footer; the order if omitted. */
  readonly reason?: string
}

const { light, dark } = colours

/** Mail programs support inline styles best: the style sheet only adapts to narrow screens and dark mode. */
const adaptations = trusted(
  'a[href^="tel:"]{white-space:nowrap}@media (max-width:480px){.frame{padding:24px 8px!important}.sheet{padding:24px 20px!important}' +
    '.button{display:block!important;text-align:center}.code{font-size:20px!important;letter-spacing:0!important}}' +
    `@media (prefers-color-scheme:dark){.ground{background:${dark.paper}!important}.sheet{background:${dark.sheet}!important}` +
    `.ink,.ink td,.ink th{color:${dark.ink}!important}.soft{color:${dark.inkSoft}!important}.rule{border-color:${dark.line}!important}` +
    `.brand{color:${dark.ink}!important}.panel{background:${dark.shade}!important}` +
    `.link{color:${dark.accent}!important}.button{background:${dark.accent}!important;color:${dark.onAccent}!important}}`,
)

const textFont = trusted(fonts.text.replaceAll("'", '&#39;'))
const displayFont = trusted(`Georgia, &#39;Times New Roman&#39;, serif`)

const headingStyle = `font-family:${displayFont.markup};font-weight:600`

export const heading = (text: string): MailBlock => ({
  text,
  html: html`<h2 style="margin:24px 0 8px;${trusted(headingStyle)};font-size:20px;line-height:1.3">${text}</h2>`,
})

type Inline = string | MailBlock

export const link = (href: string, label: string): MailBlock => ({
  text: href.startsWith('tel:') || href.endsWith(label) ? label : `${label} (${href})`,
  html: html`<a class="link" href="${href}" style="color:${light.accent}">${label}</a>`,
})

const textOf = (content: readonly Inline[]): string =>
  content.map((part) => (typeof part === 'string' ? part : part.text)).join('')
const htmlOf = (content: readonly Inline[]): Html =>
  html`${content.map((part) => (typeof part === 'string' ? part : part.html))}`

export const paragraph = (...content: Inline[]): MailBlock => lines(content)

/** Lines without space between them, as in an address or a list of codes. */
export const lines = (...each: (readonly Inline[])[]): MailBlock => ({
  text: each.map(textOf).join('\n'),
  html: html`<p style="margin:0 0 16px">${each.map((line) => html`${htmlOf(line)}<br>`)}</p>`,
})

/** A paragraph in smaller, softer type. */
export const note = (...content: Inline[]): MailBlock => ({
  text: textOf(content),
  html: html`<p class="soft" style="margin:0 0 16px;font-size:15px;color:${light.inkSoft}">${htmlOf(content)}</p>`,
})

export const button = (href: string, label: string): MailBlock => ({
  text: `${label}: ${href}`,
  html: html`<p style="margin:24px 0"><a class="button" href="${href}" style="display:inline-block;padding:14px 24px;border-radius:6px;background:${light.accent};color:${light.onAccent};font-weight:600;text-decoration:none">${label}</a></p>`,
})

const codeFont = trusted('font-family:ui-monospace,Menlo,Consolas,monospace;font-weight:600')

/** The access code of one seat, large, to read and to copy. */
export const accessCode = (label: string, code: string): MailBlock => ({
  text: `${label}: ${code}`,
  html: html`<div class="panel" style="margin:0 0 16px;padding:16px;border-radius:6px;background:${light.shade}">${label}<br><code class="code" style="font-size:24px;letter-spacing:1px;${codeFont}">${code}</code></div>`,
})

/** One seat of several: its number and its code. A link would start the test of another person. */
export const seatCode = (label: string, code: string): MailBlock => ({
  text: `${label}: ${code}`,
  html: html`<p class="rule" style="margin:0;padding:8px 0;border-top:1px solid ${light.line}">${label}<br><code style="font-size:19px;${codeFont}">${code}</code></p>`,
})

/** `detail` is shown below the label, such as the price of one unit. */
export type AmountRow = readonly [label: string, amount: string, detail?: string | undefined]

const cell = 'padding:8px 0;vertical-align:top'
const figure = `${cell};text-align:right;white-space:nowrap;font-variant-numeric:tabular-nums;padding-left:16px`
const rule = `border-top:1px solid ${light.line}`

export const amounts = (rows: readonly AmountRow[], total: AmountRow): MailBlock => {
  const row = ([label, amount, detail]: AmountRow, weight = '') =>
    html`<tr><td class="rule" style="${cell};${rule}${weight}">${label}${detail && html`<br><span class="soft" style="font-size:15px;color:${light.inkSoft}">${detail}</span>`}</td><td class="rule" style="${figure};${rule}${weight}">${amount}</td></tr>`
  return {
    text: [...rows, total]
      .map(([label, amount, detail]) => `${label}${detail ? ` (${detail})` : ''}: ${amount}`)
      .join('\n'),
    html: html`<table width="100%" cellpadding="0" cellspacing="0" style="margin:16px 0;font-size:16px">
<tr><th scope="col" align="left" style="${cell}">Item</th><th scope="col" align="right" style="${figure}">Amount</th></tr>
${rows.map((each) => row(each))}
${row(total, ';font-weight:600')}
</table>`,
  }
}

const phone = link(`tel:${seller.phone.replaceAll(/[^+\d]/g, '')}`, seller.phone)

const contact = note(
  'Questions? Write to ',
  link(`mailto:${seller.email}`, seller.email),
  ' or call ',
  phone,
  '.',
)

export const renderMail = (content: MailContent): Mail => {
  const { to, subject, title, preview } = content
  const { reason = 'You’re receiving this because of your order with us.' } = content
  const blocks = [...content.blocks, contact]
  return {
    to,
    subject,
    text: [title, ...blocks.map(({ text }) => text), '-- ', reason, sellerLines.join('\n')].join(
      '\n\n',
    ),
    html: html`<!doctype html><html lang="en-MY"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${title}</title><style>${adaptations}</style></head>
<body class="ground" style="margin:0;padding:0;background:${light.paper}">
<div style="display:none;max-height:0;overflow:hidden">${preview}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" class="ground" style="background:${light.paper}"><tr><td align="center" class="frame" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px">
<tr><td class="brand" style="padding:0 8px 16px;color:${light.ink};${trusted(headingStyle)};font-size:20px">${seller.brand}</td></tr>
<tr><td class="sheet ink" style="background:${light.sheet};color:${light.ink};border-radius:6px;padding:32px;font-family:${textFont};font-size:17px;line-height:1.55;overflow-wrap:anywhere">
<h1 style="margin:0 0 16px;${trusted(headingStyle)};font-size:28px;line-height:1.2">${title}</h1>
${blocks.map((block) => block.html)}
</td></tr>
<tr><td class="soft" style="padding:16px 8px;color:${light.inkSoft};font-family:${textFont};font-size:13px;line-height:1.5">${reason}${sellerLines.map((line) => html`<br>${line}`)}</td></tr>
</table></td></tr></table></body></html>`.markup,
  }
}
