import { brandMarkSvg, colours, fonts } from '@shop/design'
import { type Html, html, trusted } from '../../shared/html.ts'
import { seller, sellerLines } from './seller.ts'

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

const { light, dark } = colours

/** Mail programs support inline styles best: the style sheet only adapts to narrow screens and dark mode. */
const adaptations = trusted(
  '@media (max-width:480px){.frame{padding:24px 8px!important}.sheet{padding:24px 20px!important}' +
    '.button{display:block!important;text-align:center}}' +
    `@media (prefers-color-scheme:dark){.ground{background:${dark.paper}!important}.sheet{background:${dark.sheet}!important}` +
    `.ink,.ink td,.ink th{color:${dark.ink}!important}.soft{color:${dark.inkSoft}!important}.rule{border-color:${dark.line}!important}` +
    `.link{color:${dark.accent}!important}.button{background:${dark.accent}!important;color:${dark.onAccent}!important}` +
    `.mark path:first-child{stroke:${dark.ink}}.mark path:last-child{fill:${dark.accent}}}`,
)

const textFont = trusted(fonts.text.replaceAll("'", '&#39;'))
const displayFont = trusted(`Georgia, &#39;Times New Roman&#39;, serif`)

/** A mail as it is delivered, with the same content as plain text and as HTML. */
export interface Mail {
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
}

export const renderMail = (content: MailContent): Mail => ({
  to: content.to,
  subject: content.subject,
  text: [content.title, ...content.blocks.map(blockText), '-- ', reasonOf(content), sellerLines.join('\n')].join(
    '\n\n',
  ),
  html: mailHtml(content),
})

const reasonOf = ({ reason = `You’re receiving this because you ordered from ${seller.name}.` }: MailContent) => reason

const blockText = (block: MailBlock): string => {
  switch (block.kind) {
    case 'heading':
      return block.text
    case 'button':
      return `${block.label}: ${block.href}`
    case 'amounts':
      return [...block.rows, block.total].map(([label, amount]) => `${label}: ${amount}`).join('\n')
    case 'lines':
      return block.lines.map(inlineText).join('\n')
    default:
      return inlineText(block.content)
  }
}

const inlineText = (content: readonly MailInline[]) =>
  content.map((part) => (typeof part === 'string' ? part : `${part.label} (${part.href})`)).join('')

const mailHtml = (content: MailContent): string => {
  const { title, preview, blocks } = content
  return html`<!doctype html><html lang="en-MY"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>${title}</title><style>${adaptations}</style></head>
<body class="ground" style="margin:0;padding:0;background:${light.paper}">
<div style="display:none;max-height:0;overflow:hidden">${preview}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" class="ground" style="background:${light.paper}"><tr><td align="center" class="frame" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px">
<tr><td class="mark" style="padding:0 8px 16px">${trusted(brandMarkSvg({ size: 40, ink: light.ink, fill: light.accent }))}</td></tr>
<tr><td class="sheet ink" style="background:${light.sheet};color:${light.ink};border-radius:6px;padding:32px;font-family:${textFont};font-size:17px;line-height:1.55;overflow-wrap:anywhere">
<h1 style="margin:0 0 16px;font-family:${displayFont};font-weight:600;font-size:28px;line-height:1.2">${title}</h1>
${blocks.map(blockHtml)}
</td></tr>
<tr><td class="soft" style="padding:16px 8px;color:${light.inkSoft};font-family:${textFont};font-size:13px;line-height:1.5">${reasonOf(content)}${sellerLines.map((line) => html`<br>${line}`)}</td></tr>
</table></td></tr></table></body></html>`.markup
}

const blockHtml = (block: MailBlock): Html => {
  switch (block.kind) {
    case 'heading':
      return html`<h2 style="margin:24px 0 8px;font-family:${displayFont};font-weight:600;font-size:20px;line-height:1.3">${block.text}</h2>`
    case 'button':
      return html`<p style="margin:24px 0"><a class="button" href="${block.href}" style="display:inline-block;padding:14px 24px;border-radius:6px;background:${light.accent};color:${light.onAccent};font-weight:600;text-decoration:none">${block.label}</a></p>`
    case 'amounts':
      return amountsHtml(block)
    case 'paragraph':
      return html`<p style="margin:0 0 16px">${block.content.map(inlineHtml)}</p>`
    case 'lines':
      return html`<p style="margin:0 0 16px">${block.lines.map((line) => html`${line.map(inlineHtml)}<br>`)}</p>`
    case 'note':
      return html`<p class="soft" style="margin:0 0 8px;font-size:15px;color:${light.inkSoft}">${block.content.map(inlineHtml)}</p>`
  }
}

const inlineHtml = (part: MailInline): Html =>
  typeof part === 'string'
    ? html`${part}`
    : html`<a class="link" href="${part.href}" style="color:${light.accent}">${part.label}</a>`

const cell = 'padding:8px 0;vertical-align:top'
const figure = `${cell};text-align:right;white-space:nowrap;font-variant-numeric:tabular-nums;padding-left:16px`
const rule = `border-top:1px solid ${light.line}`

const amountsHtml = ({ rows, total }: Extract<MailBlock, { kind: 'amounts' }>): Html => {
  const row = ([label, amount]: typeof total, weight = '') =>
    html`<tr><td class="rule" style="${cell};${rule}${weight}">${label}</td><td class="rule" style="${figure};${rule}${weight}">${amount}</td></tr>`
  return html`<table width="100%" cellpadding="0" cellspacing="0" style="margin:16px 0;font-size:16px">
<tr><th scope="col" align="left" style="${cell}">Item</th><th scope="col" align="right" style="${figure}">Amount</th></tr>
${rows.map((each) => row(each))}
${row(total, ';font-weight:600')}
</table>`
}
