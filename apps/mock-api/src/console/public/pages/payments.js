import { actionButton } from '../actions.js'
import { call } from '../api.js'
import { find, h, note, tableRow, tag } from '../dom.js'
import { formatTime } from '../format.js'
import { fetchedList } from '../list.js'

/**
 * `amount` is in RM.
 * @typedef {'open' | 'paid' | 'declined' | 'cancelled' | 'expired'} Status
 * @typedef {{ session_id: string, order_txn_id: string, amount: number, status: Status }} Session
 * @typedef {Session & { refusal: string | null, created_at: string, url: string }} Payment
 */

/** @type {import('../console.js').Page} */
export const paymentsPage = (section) => fetchedList(find(section, 'tbody'), 'api/payments', row)

const tones = { open: 'note', paid: 'good', declined: 'bad', cancelled: '', expired: '' }
const names = { pay: 'Pay', decline: 'Decline', expire: 'Expire' }

/** @type {Partial<Record<Status, readonly (keyof typeof names)[]>>} */
const actions = { open: ['pay', 'decline', 'expire'], expired: ['pay'] }

/** @param {Payment} payment */
const row = ({ session_id, order_txn_id, amount, status, refusal, created_at, url }) => {
  const buttons = (actions[status] ?? []).map((action) =>
    actionButton(names[action], `${names[action]} ${order_txn_id}`, action === 'pay' ? '' : 'quiet', () =>
      call('POST', `api/payments/${session_id}/${action}`),
    ),
  )
  const link = h('a', { href: url }, 'Card page')
  return tableRow(
    h('time', { datetime: created_at }, formatTime(created_at, 'minute')),
    h('code', {}, order_txn_id),
    `RM ${amount.toFixed(2)}`,
    h('span', {}, tag(status, tones[status]), note(` ${refusal ?? ''}`)),
    buttons.length > 0 ? h('div', { class: 'buttons' }, ...buttons, link) : note('Closed'),
  )
}
