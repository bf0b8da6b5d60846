import { readFileSync } from 'node:fs'
import { html, trusted } from '../../shared/html.ts'
import { link, type MailBlock, note } from './mail-blocks.ts'
import { seller, sellerLines } from './seller.ts'

/** A mail as it is delivered, with the same content as plain text and as HTML. */
export interface Mail {
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
}

export interface MailContent extends Pick<Mail, 'to' | 'subject'> {
  /** The subject if omitted. */
  readonly title?: string
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

const styleSheet = trusted(readFileSync(new URL('mail.css', import.meta.url), 'utf8'))

/**
 * Renders a mail, with how to contact the seller, the reason for the mail, and the seller. Only the
 * console shows it: the mock sends no mail, so that its HTML needs nothing for mail programs.
 */
export const renderMail = (content: MailContent): Mail => {
  const { to, subject, title = subject } = content
  const { reason = 'You’re receiving this because of your order with us.' } = content
  const blocks = [...content.blocks, contact]
  const texts = [title, ...blocks.map(({ text }) => text), '-- ', reason, sellerLines.join('\n')]
  const page = html`<!doctype html>
<html lang="en-MY"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${title}</title><style>${styleSheet}</style></head>
<body><p class="brand">${seller.brand}</p>
<h1>${title}</h1>
${blocks.map((block) => block.html)}
<footer>${reason}${sellerLines.map((line) => html`<br>${line}`)}</footer></body></html>`
  return { to, subject, text: texts.join('\n\n'), html: page.markup }
}
