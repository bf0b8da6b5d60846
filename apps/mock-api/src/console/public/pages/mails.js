import { onAction } from '../actions.js'
import { call } from '../api.js'
import { find, findAs, h, note } from '../dom.js'
import { formatTime } from '../format.js'
import { createList } from '../list.js'

/** @typedef {{ mail_id: number, recipient: string, subject: string, sent_at: string }} MailHead */

/** @type {import('../console.js').Page} */
export const page = (section, item) => {
  // In little space the page is the list or one mail.
  section.classList.toggle('has-item', item !== '')
  const search = findAs(section, 'input', HTMLInputElement)
  search.value = new URLSearchParams(location.search).get('text') ?? ''
  const query = () =>
    search.value.trim() === '' ? '' : `?text=${encodeURIComponent(search.value.trim())}`
  const show = createList(find(section, 'ul'), link)
  const article = find(section, 'article')
  let shown = ''

  const refresh = async () => {
    /** @type {{ data: MailHead[], total: number }} */
    const { data, total } = await call('GET', `data/mails${query()}`)
    show(data.map((mail) => ({ ...mail, query: query() })))
    find(section, '#mail-count').textContent =
      (data.length === total ? '' : `${data.length} of `) +
      (total === 1 ? '1 mail' : `${total} mails`)
    find(section, '.empty').textContent =
      query() === ''
        ? 'No mails yet. Buy something, or request a new password.'
        : 'No mail has this text.'
    // The newest, until a mail is chosen.
    const chosen = item || shown || String(data[0]?.mail_id ?? '')
    const mail =
      data.find(({ mail_id }) => String(mail_id) === chosen) ?? (item === '' ? data[0] : undefined)
    if (mail === undefined) article.replaceChildren()
    else if (shown !== String(mail.mail_id)) await showMail(article, mail, query())
    shown = String(mail?.mail_id ?? '')
    // In little space the list is shown without the mail.
    const isOpen = getComputedStyle(article).display !== 'none'
    for (const anchor of section.querySelectorAll('li a')) {
      const isShown = isOpen && anchor.getAttribute('href')?.split('?')[0]?.endsWith(`/${shown}`)
      anchor.setAttribute('aria-current', String(isShown))
    }
  }
  search.addEventListener('input', () => {
    history.replaceState(null, '', query() || location.pathname)
    void refresh()
  })
  onAction(find(section, '#delete-mails'), async () => {
    if (!confirm('Delete all mails of this world?')) return 'Nothing was deleted.'
    await call('DELETE', 'api/outbox')
    return 'Deleted all mails.'
  })
  return refresh
}

/** @param {MailHead & { query: string }} mail the query keeps the search */
const link = ({ mail_id, subject, recipient, sent_at, query }) => {
  const details = note(`${recipient} · ${formatTime(sent_at, 'minute')}`)
  return h(
    'li',
    {},
    h('a', { href: `/__mock/mails/${mail_id}${query}` }, h('b', {}, subject), details),
  )
}

/** @type {(article: HTMLElement, mail: MailHead, query: string) => Promise<void>} */
const showMail = async (article, { mail_id, subject, recipient }, query) => {
  /** @type {{ text: string }} */
  const { text } = await call('GET', `data/mails/${mail_id}`)
  const sandbox = 'allow-popups allow-popups-to-escape-sandbox'
  article.replaceChildren(
    h('p', { class: 'back' }, h('a', { href: `/__mock/mails${query}` }, 'All mails')),
    h('h2', {}, subject),
    note(`To ${recipient}. Links open in a new tab.`),
    h('iframe', { src: `/__mock/data/mails/${mail_id}/html`, title: subject, sandbox }),
    h('details', {}, h('summary', {}, 'Plain text'), h('pre', { tabindex: '0' }, text)),
  )
}
