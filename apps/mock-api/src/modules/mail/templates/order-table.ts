import { formatRinggit, toRinggit } from '@shop/contract'
import { type Html, html } from '../../../shared/html.ts'
import { rule } from './mail-layout.ts'

/** What mails need of an order; amounts in sen. */
export interface MailedOrder {
  readonly order_txn_id: string
  readonly placed_at: string
  readonly first_name: string
  readonly last_name: string
  readonly email: string
  readonly discount_percent: number
  readonly sub_total_sen: number
  readonly discount_sen: number
  readonly shipping_sen: number
  readonly total_sen: number
  readonly shipping_address: {
    readonly address_line_one: string
    readonly state: string
    readonly country: string
    readonly postal_code: string
  }
}

export interface MailedLine {
  readonly name: string
  readonly quantity: number
  readonly price_sen: number
  readonly type: 'lpitest' | 'lpigroup' | 'other'
  readonly format: 'book' | 'ebook' | 'online_test'
}

const money = (sen: number): string => formatRinggit(toRinggit(sen))

const totalsOf = (order: MailedOrder): (readonly [label: string, amount: string])[] => [
  ['Sub Total', money(order.sub_total_sen)],
  ...(order.discount_sen > 0
    ? [[`Discount (${order.discount_percent}%)`, `−${money(order.discount_sen)}`] as const]
    : []),
  ['Shipping Charges', order.shipping_sen === 0 ? 'Free' : money(order.shipping_sen)],
]

/** The lines and totals. A quote's shipping, and with it its total, is not known yet. */
export const orderTable = (order: MailedOrder, lines: readonly MailedLine[], isQuote = false): Html => {
  const cell = 'padding:8px 0;vertical-align:top'
  const figure = `${cell};text-align:right;white-space:nowrap;font-variant-numeric:tabular-nums;padding-left:16px`
  const totals = isQuote ? totalsOf(order).filter(([label]) => label !== 'Shipping Charges') : totalsOf(order)
  return html`<table width="100%" cellpadding="0" cellspacing="0" style="margin:16px 0;font-size:16px">
<tr><th scope="col" align="left" style="${cell}">Item</th><th scope="col" align="right" style="${figure}">Amount</th></tr>
${lines.map((line) => html`<tr><td class="rule" style="${cell};${rule}">${line.name}${line.quantity > 1 && ` × ${line.quantity}`}</td><td class="rule" style="${figure};${rule}">${money(line.price_sen * line.quantity)}</td></tr>`)}
${totals.map(([label, amount]) => html`<tr><td class="rule" style="${cell};${rule}">${label}</td><td class="rule" style="${figure};${rule}">${amount}</td></tr>`)}
<tr><td class="rule" style="${cell};${rule};font-weight:600">${isQuote ? 'Total before delivery' : 'Total Amount'}</td><td class="rule" style="${figure};${rule};font-weight:600">${money(order.total_sen)}</td></tr>
</table>`
}

/** The same as plain text. */
export const orderText = (order: MailedOrder, lines: readonly MailedLine[], isQuote = false): string =>
  [
    ...lines.map((line) => `${line.name} × ${line.quantity}: ${money(line.price_sen * line.quantity)}`),
    '',
    ...totalsOf(order)
      .filter(([label]) => !isQuote || label !== 'Shipping Charges')
      .map(([label, amount]) => `${label}: ${amount}`),
    `${isQuote ? 'Total before delivery' : 'Total Amount'}: ${money(order.total_sen)}`,
  ].join('\n')
