import { call } from '../api.js'
import { find, h, note } from '../dom.js'
import { formatTime } from '../format.js'
import { createList } from '../list.js'

/** @typedef {{ mail_id: number, recipient: string, subject: string, sent_at: string }} MailHead */

/** @type {import('../console.js').Page} */
export const page = (section, item) => {
  const show = createList(find(section, 'ul'), link)
  let isShown = false
  return async () => {
    /** @type {{ data: MailHead[] }} */
    const { data } = await call('GET', 'data/mails')
    show(data)
    const mail = item === '' ? data[0] : data.find(({ mail_id }) => String(mail_id) === item)
    if (mail === undefined || isShown) return
    isShown = true
    await showMail(find(section, 'article'), mail)
    find(section, `a[href$="/${mail.mail_id}"]`).setAttribute('aria-current', 'true')
  }
}

/** @param {MailHead} mail */
const link = ({ mail_id, subject, recipient, sent_at }) => {
  const details = note(`${recipient} · ${formatTime(sent_at, 'minute')}`)
  return h('li', {}, h('a', { href: `/__mock/mails/${mail_id}` }, h('b', {}, subject), details))
}

/** @type {(article: HTMLElement, mail: MailHead) => Promise<void>} */
const showMail = async (article, { mail_id, subject, recipient }) => {
  /** @type {{ text: string }} */
  const { text } = await call('GET', `data/mails/${mail_id}`)
  const sandbox = 'allow-popups allow-popups-to-escape-sandbox'
  article.replaceChildren(
    h('h2', {}, subject),
    note(`To ${recipient}. Links open in a new tab.`),
    h('iframe', { src: `/__mock/data/mails/${mail_id}/html`, title: subject, sandbox }),
    h('details', {}, h('summary', {}, 'Plain text'), h('pre', { tabindex: '0' }, text)),
  )
}
