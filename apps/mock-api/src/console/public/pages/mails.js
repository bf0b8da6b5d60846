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
  const query = () => queryOf(search.value.trim())
  const showList = createList(find(section, 'ul'), link)
  const article = find(section, 'article')
  let shownId = ''

  const refresh = async () => {
    /** @type {{ data: MailHead[], total: number }} */
    const { data, total } = await call('GET', `data/mails${query()}`)
    showList(data.map((mail) => ({ ...mail, query: query() })))
    showCount(section, data.length, total, query() !== '')
    const mail = selectMail(data, item, shownId)
    if (mail === undefined) article.replaceChildren()
    else if (shownId !== String(mail.mail_id)) await showMail(article, mail, query())
    shownId = String(mail?.mail_id ?? '')
    markCurrent(section, article, shownId)
  }
  search.addEventListener('input', () => {
    history.replaceState(null, '', query() || location.pathname)
    void refresh()
  })
  onAction(find(section, '#delete-mails'), deleteMails)
  return refresh
}

/** @param {string} text */
const queryOf = (text) => (text === '' ? '' : `?text=${encodeURIComponent(text)}`)

const deleteMails = async () => {
  if (!confirm('Delete all mails of this world?')) return 'Nothing was deleted.'
  await call('DELETE', 'api/outbox')
  return 'Deleted all mails.'
}

/** @type {(section: HTMLElement, count: number, total: number, isSearch: boolean) => void} */
const showCount = (section, count, total, isSearch) => {
  const ofTotal = total === 1 ? '1 mail' : `${total} mails`
  find(section, '#mail-count').textContent = count === total ? ofTotal : `${count} of ${ofTotal}`
  find(section, '.empty').textContent = isSearch
    ? 'No mail has this text.'
    : 'No mails yet. Buy something, or request a new password.'
}

/**
 * The mail in the address of the page, else the one that is shown, else the newest.
 * @param {readonly MailHead[]} mails
 * @param {string} chosenId in the address; empty if there is none
 * @param {string} shownId empty if there is none
 */
const selectMail = (mails, chosenId, shownId) => {
  const id = chosenId || shownId
  const mail = mails.find(({ mail_id }) => String(mail_id) === id)
  return mail ?? (chosenId === '' ? mails[0] : undefined)
}

/**
 * Marks the link of the shown mail. In little space the list is shown without a mail.
 * @type {(section: HTMLElement, article: HTMLElement, shownId: string) => void}
 */
const markCurrent = (section, article, shownId) => {
  const isOpen = getComputedStyle(article).display !== 'none'
  for (const anchor of section.querySelectorAll('li a')) {
    const [path] = anchor.getAttribute('href')?.split('?') ?? []
    anchor.setAttribute('aria-current', String(isOpen && path?.endsWith(`/${shownId}`)))
  }
}

/** @param {MailHead & { query: string }} mail the query keeps the search */
const link = ({ mail_id, subject, recipient, sent_at, query }) => {
  const details = note(`${recipient} · ${formatTime(sent_at, 'minute')}`)
  const href = `/__mock/mails/${mail_id}${query}`
  return h('li', {}, h('a', { href }, h('b', {}, subject), details))
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
