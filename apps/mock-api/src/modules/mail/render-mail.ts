import { type Html, html } from '../../shared/html.ts'
import { link, type MailBlock, note } from './mail-blocks.ts'
import { adaptations, styles } from './mail-styles.ts'
import { seller, sellerLines } from './seller.ts'

/** A mail as it is delivered, with the same content as plain text and as HTML. */
export interface Mail {
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
}

export interface MailContent extends Pick<Mail, 'to' | 'subject'> {
  readonly title: string
  /** What mail programs show after the subject in a list. */
  readonly preview: string
  readonly blocks: readonly MailBlock[]
  /** Why the recipient gets the mail, for the footer; the order if omitted. */
  readonly reason?: string
}

const contact = note(
  'Questions? Write to ',
  link(`mailto:${seller.email}`, seller.email),
  ' or call ',
  link(`tel:${seller.phone.replaceAll(/[^+\d]/g, '')}`, seller.phone),
  '.',
)

/** Renders a mail, with how to contact the seller, the reason for the mail, and the seller. */
export const renderMail = (content: MailContent): Mail => {
  const { to, subject, title, preview } = content
  const { reason = 'You’re receiving this because of your order with us.' } = content
  const blocks = [...content.blocks, contact]
  const texts = [title, ...blocks.map(({ text }) => text), '-- ', reason, sellerLines.join('\n')]
  const body = html`<h1 style="${styles.title}">${title}</h1>
${blocks.map((block) => block.html)}`
  const footer = html`${reason}${sellerLines.map((line) => html`<br>${line}`)}`
  return { to, subject, text: texts.join('\n\n'), html: page(title, preview, body, footer).markup }
}

/** Tables, because some mail programs have no other layout. */
const page = (title: string, preview: string, body: Html, footer: Html): Html =>
  html`<!doctype html>
<html lang="en-MY"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${title}</title><style>${adaptations}</style></head>
<body class="ground" style="${styles.body}">
<div style="${styles.hidden}">${preview}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"
class="ground" style="${styles.ground}">
<tr><td align="center" class="frame" style="${styles.frame}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="${styles.column}">
<tr><td class="brand" style="${styles.brand}">${seller.brand}</td></tr>
<tr><td class="sheet ink" style="${styles.sheet}">
${body}
</td></tr>
<tr><td class="soft" style="${styles.footer}">${footer}</td></tr>
</table></td></tr></table></body></html>`
