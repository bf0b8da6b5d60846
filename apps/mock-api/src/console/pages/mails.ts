import { html } from '../../shared/html.ts'
import type { World } from '../../worlds/world.ts'
import { findMail, listMailHeads, type StoredMail } from '../console.store.ts'
import type { ConsolePage } from '../layout.ts'
import { moment } from '../words.ts'

/** @param chosen the number of the mail to show; the newest when left out */
export const mailsPage = (world: World, chosen?: number): ConsolePage => {
  const heads = listMailHeads(world.sql)
  const mail = findMail(world.sql, chosen ?? heads[0]?.mail_id ?? 0)
  return {
    place: 'mails',
    title: 'Mails',
    lead: 'Every mail that the shop sent in this world, newest first. None left this machine.',
    body:
      heads.length === 0
        ? html`<div id="mails" data-live><p class="empty">No mail yet. Buy something, or ask for a new password.</p></div>`
        : html`<div class="mails"><ul class="sheet" id="mails" data-live>${heads.map(
            ({ mail_id, subject, recipient, sent_at }) =>
              html`<li><a href="/__mock/mails/${mail_id}" id="m${mail_id}"${mail_id === mail?.mail_id && html` aria-current="true"`}><b>${subject}</b><span class="soft">${recipient} · ${moment(sent_at, 'minute')}</span></a></li>`,
          )}</ul><div>${mail && shown(mail)}</div></div>`,
  }
}

const shown = ({ mail_id, subject, recipient, text }: StoredMail) =>
  html`<h2 id="subject">${subject}</h2><p class="soft">To ${recipient}. Its links open in a tab of their own.</p>
<iframe src="/__mock/mails/${mail_id}/body" title="${subject}" sandbox="allow-popups allow-popups-to-escape-sandbox"></iframe>
<details id="plain"><summary>As plain text</summary><pre tabindex="0">${text}</pre></details>`

/** A mail as it was sent, its links opening in a tab of their own; undefined when there is none. */
export const mailBody = (world: World, id: number): string | undefined =>
  findMail(world.sql, id)?.html.replace('<head>', '<head><base target="_blank">')
