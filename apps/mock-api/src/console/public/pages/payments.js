import { actionButton } from '../actions.js'
import { call } from '../api.js'
import { find, h, note, tableRow, tag } from '../dom.js'
import { formatTime } from '../format.js'
import { fetchedList } from '../list.js'

/** @typedef {import('../../../control/purchase-controls.ts').Payment} Payment */

/** @type {import('../console.js').Page} */
export const page = (section) => fetchedList(find(section, 'tbody'), 'api/payments', row)

/** @type {Record<Payment['status'], Parameters<typeof tag>[1]>} */
const tones = { open: 'note', paid: 'good', declined: 'bad', cancelled: '', expired: '' }
/** @type {Partial<Record<Payment['status'], readonly string[]>>} */
const actions = { open: ['Pay', 'Decline', 'Expire'], expired: ['Pay'] }

/** @param {Payment & { url: string }} payment with its card page */
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
