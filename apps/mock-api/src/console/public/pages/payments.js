import { actionButton } from '../actions.js'
import { call } from '../api.js'
import { find, h, note, tableRow, tag } from '../dom.js'
import { formatTime } from '../format.js'
import { fetchedList } from '../list.js'

/**
 * @typedef {'open' | 'paid' | 'declined' | 'cancelled' | 'expired'} Status
 *
 * @typedef {object} Payment
 * @property {string} session_id
 * @property {string} order_txn_id
 * @property {string} amount_text
 * @property {Status} status
 * @property {boolean} refund_due whether it was paid after its order was cancelled
 * @property {string | null} refusal
 * @property {string} created_at
 * @property {string} url of the card page
 */

/** @type {import('../console.js').Page} */
export const page = (section) => fetchedList(find(section, 'tbody'), 'api/payments', row)

/** @type {Record<Status, Parameters<typeof tag>[1]>} */
const tones = { open: 'note', paid: 'good', declined: 'bad', cancelled: '', expired: '' }
/** @type {Partial<Record<Status, readonly string[]>>} */
const actions = { open: ['Pay', 'Decline', 'Expire'], expired: ['Pay'] }

/** @param {Payment} payment */
const row = (payment) => {
  const { session_id, order_txn_id, amount_text, status, refusal, created_at, url } = payment
  const buttons = (actions[status] ?? []).map((name) =>
    actionButton(name, `${name} ${order_txn_id}`, 'quiet', () =>
      call('POST', `api/payments/${session_id}/${name.toLowerCase()}`),
    ),
  )
  const link = h('a', { href: url }, 'Card page')
  return tableRow(
    h('time', { datetime: created_at }, formatTime(created_at, 'minute')),
    h('code', {}, order_txn_id),
    amount_text,
    h(
      'span',
      {},
      tag(status, tones[status]),
      note(` ${payment.refund_due ? 'refund due' : (refusal ?? '')}`),
    ),
    buttons.length > 0 ? h('div', { class: 'buttons' }, ...buttons, link) : note('Closed'),
  )
}
