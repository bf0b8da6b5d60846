import { brandMarkSvg, colours, fonts } from '@shop/design'
import { type Html, html, trusted } from '../../../shared/html.ts'

const { light, dark } = colours

/** Mail programs read inline styles best; this only gives phones more room, and turns the same mail dark where the reader asks. */
const adaptations = trusted(
  '@media (max-width:480px){.frame{padding:24px 8px!important}.sheet{padding:24px 20px!important}' +
    '.button{display:block!important;text-align:center}}' +
    `@media (prefers-color-scheme:dark){.ground{background:${dark.paper}!important}.sheet{background:${dark.sheet}!important}` +
    `.ink,.ink td,.ink th{color:${dark.ink}!important}.soft{color:${dark.inkSoft}!important}.rule{border-color:${dark.line}!important}` +
    `.link{color:${dark.accent}!important}.button{background:${dark.accent}!important;color:${dark.onAccent}!important}` +
    `.mark path:first-child{stroke:${dark.ink}}.mark path:last-child{fill:${dark.accent}}}`,
)

const text = trusted(fonts.text.replaceAll("'", '&#39;'))
const display = trusted(`Georgia, &#39;Times New Roman&#39;, serif`)

export interface MailContent {
  readonly title: string
  /** What the list of mails shows after the subject. */
  readonly preview: string
  readonly body: Html
  /** Why the reader gets it; the order, when left out. */
  readonly reason?: string
}

/** A whole mail in the house style; it reads well without any style at all. */
export const mailPage = ({
  title,
  preview,
  body,
  reason = 'You get this mail because of your order in our shop.',
}: MailContent): string =>
  html`<!doctype html><html lang="en-MY"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>${title}</title><style>${adaptations}</style></head>
<body class="ground" style="margin:0;padding:0;background:${light.paper}">
<div style="display:none;max-height:0;overflow:hidden">${preview}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" class="ground" style="background:${light.paper}"><tr><td align="center" class="frame" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px">
<tr><td class="mark" style="padding:0 8px 16px">${trusted(brandMarkSvg({ size: 40, ink: light.ink, fill: light.accent }))}</td></tr>
<tr><td class="sheet ink" style="background:${light.sheet};color:${light.ink};border-radius:6px;padding:32px;font-family:${text};font-size:17px;line-height:1.55;overflow-wrap:anywhere">
<h1 style="margin:0 0 16px;font-family:${display};font-weight:600;font-size:28px;line-height:1.2">${title}</h1>
${body}
</td></tr>
<tr><td class="soft" style="padding:16px 8px;color:${light.inkSoft};font-family:${text};font-size:13px;line-height:1.5">${reason}</td></tr>
</table></td></tr></table></body></html>`.markup

export const paragraph = (content: string | Html): Html => html`<p style="margin:0 0 16px">${content}</p>`

export const heading = (words: string): Html =>
  html`<h2 style="margin:24px 0 8px;font-family:${display};font-weight:600;font-size:20px;line-height:1.3">${words}</h2>`

export const button = (href: string, label: string): Html =>
  html`<p style="margin:24px 0"><a class="button" href="${href}" style="display:inline-block;padding:14px 24px;border-radius:6px;background:${light.accent};color:${light.onAccent};font-weight:600;text-decoration:none">${label}</a></p>`

export const link = (href: string, label: string): Html =>
  html`<a class="link" href="${href}" style="color:${light.accent}">${label}</a>`

export const softly = (content: string | Html): Html =>
  html`<p class="soft" style="margin:0 0 8px;font-size:15px;color:${light.inkSoft}">${content}</p>`

export const rule = `border-top:1px solid ${light.line}`
