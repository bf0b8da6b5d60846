import { randomUUID } from 'node:crypto'
import { invalid, Refusal, type Route, reply } from './exchange.ts'
import { fieldsOf, text } from './input.ts'
import { type CardSession, ringgit, type State } from './state.ts'

export interface Site {
  /** Of the host itself; requests do not change it. */
  readonly url: string
  readonly shopOrigin: string
}

export function paymentRoutes(state: State, site: Site): Route[] {
  const call = { method: 'POST', auth: 'public' } as const
  return [
    {
      ...call,
      name: 'payment.create',
      path: /^\/order\/st\/create-payment$/,
      handle: ({ json }) => reply({ clientSecret: `${site.url}/pay/${openSession(state, site, json).id}` }),
    },
    {
      ...call,
      name: 'payment.verify',
      path: /^\/order\/st\/verify-payment$/,
      handle: ({ json }) => {
        const id = text(fieldsOf(json), 'session_id', { pattern: /^[\w-]{8,128}$/, max: 128 })
        const session = state.sessions.find((each) => each.id === id)
        if (!session) throw new Refusal(404, 'session_not_found')
        if (session.paidAt === null) throw new Refusal(402, 'payment_pending')
        const { order_txn_id, total } = session.order
        const paid = { txnId: order_txn_id, txnAmount: ringgit(total), txnDate: session.paidAt }
        session.verified += 1
        return reply({ status: 200, message: state.rules.paidMessage(session.verified), ...paid })
      },
    },
  ]
}

function openSession(state: State, site: Site, json: unknown): CardSession {
  const fields = fieldsOf(json)
  const txnId = text(fields, 'txnId')
  const address = (name: string) => text(fields, name, { max: 2_000 })
  const [returnUrl, cancelUrl] = [address('return_url'), address('cancel_url')]
  for (const url of [returnUrl, cancelUrl]) {
    if (!state.rules.mayReturnTo(url, site.shopOrigin)) throw invalid('return_url or cancel_url')
  }
  const order = state.orders.find(({ order_txn_id }) => order_txn_id === txnId)
  if (!order) throw new Refusal(404, 'order_not_found')
  if (order.status !== 'pending') throw new Refusal(409, 'order_not_payable')
  const urls = `${returnUrl} ${cancelUrl}`
  const isOpen = (session: CardSession) => session.order === order && session.urls === urls
  const open = state.rules.reusesSession() ? state.sessions.find(isOpen) : undefined
  const session = open ?? { id: randomUUID(), order, urls, paidAt: null, verified: 0 }
  if (!open) state.sessions.push(session)
  return session
}

/** The parts of the mock's control API that conform uses: payments and mails. */
export function controlRoutes(state: State): Route[] {
  const control = { name: 'control', auth: 'public' } as const
  return [
    { ...control, method: 'GET', path: /^\/payments$/, handle: () => reply({ data: [] }) },
    {
      ...control,
      method: 'POST',
      path: /^\/payments\/([^/]+)\/pay$/,
      handle: ({ params: [id] }) => {
        const session = state.sessions.find((each) => each.id === id)
        if (!session) throw new Refusal(404, 'session_not_found')
        session.paidAt ??= '2026-11-21T10:00:00+08:00'
        session.order.status = 'paid'
        if (session.order.customer_id !== null) state.addTests(session.order, session.order.customer_id)
        return reply({})
      },
    },
    {
      ...control,
      method: 'GET',
      path: /^\/outbox$/,
      handle: ({ url }) => reply({ data: state.mails.filter(({ to }) => to === url.searchParams.get('to')) }),
    },
  ]
}
