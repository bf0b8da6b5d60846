import { randomUUID } from 'node:crypto'
import { type HostReply, invalid, Refusal, type Route, reply } from './exchange.ts'
import { email, type Fields, fieldsOf, text } from './input.ts'
import type { Customer, State } from './state.ts'

export function accountRoutes(state: State): Route[] {
  const call = { method: 'POST', auth: 'public' } as const
  return [
    {
      ...call,
      name: 'auth.signup',
      path: /^\/auth\/signup$/,
      handle: ({ json }) => {
        const fields = fieldsOf(json)
        const person = {
          first_name: text(fields, 'first_name', { max: 60 }),
          last_name: text(fields, 'last_name', { max: 60 }),
          email: email(fields),
          phone: fields['phone'] === undefined || fields['phone'] === '' ? '' : text(fields, 'phone'),
          password: newPassword(state, fields, 'password'),
        }
        if (state.customers.some((customer) => customer.email === person.email)) throw new Refusal(409, 'email_taken')
        return signedIn(state, state.addCustomer(person), 201)
      },
    },
    {
      ...call,
      name: 'auth.signin',
      path: /^\/auth\/signin$/,
      handle: ({ json }) => {
        const fields = fieldsOf(json)
        const address = email(fields)
        const password = text(fields, 'password', { max: 200 })
        const customer = state.customers.find((each) => each.email === address)
        if (customer?.password !== password) {
          throw new Refusal(401, 'invalid_credentials', state.rules.signInError(customer !== undefined))
        }
        return signedIn(state, customer, 200)
      },
    },
    {
      name: 'auth.signout',
      method: 'POST',
      path: /^\/auth\/signout$/,
      auth: 'customer',
      handle: ({ token = '' }) => {
        if (state.rules.endsSessionOnSignOut()) state.tokens.delete(token)
        return reply({ message: 'Signed out.' })
      },
    },
    {
      ...call,
      name: 'auth.forgotPassword',
      path: /^\/auth\/password\/forgot$/,
      handle: ({ json }) => {
        const address = email(fieldsOf(json))
        const customer = state.customers.find((each) => each.email === address)
        if (customer) {
          const token = randomUUID()
          state.resetTokens.set(token, customer.customer_id)
          state.mails.unshift({ to: address, text: `https://shop.example/reset-password?email=x&token=${token}` })
        }
        return reply({ status: 200, message: state.rules.forgottenPasswordMessage(customer !== undefined) })
      },
    },
    {
      ...call,
      name: 'auth.resetPassword',
      path: /^\/auth\/password\/reset$/,
      handle: ({ json }) => {
        const fields = fieldsOf(json)
        const token = text(fields, 'token', { max: 256 })
        const password = newPassword(state, fields, 'password')
        const customer = state.customers.find(({ customer_id }) => customer_id === state.resetTokens.get(token))
        if (customer?.email !== email(fields)) throw new Refusal(422, 'reset_token_invalid')
        if (state.rules.resetLinkWorksOnce()) state.resetTokens.delete(token)
        customer.password = password
        state.endSessions(customer.customer_id)
        return reply({ status: 200, message: 'Your password was changed.' })
      },
    },
  ]
}

export function newPassword(state: State, fields: Fields, name: string): string {
  const password = text(fields, name, { max: 200 })
  if (!state.rules.isStrong(password)) throw invalid(name)
  return password
}

function signedIn(state: State, customer: Customer, status: number): HostReply {
  const { customer_id, first_name, last_name, email: address, avatar } = customer
  const user = { customer_id, first_name, last_name, email: address, avatar }
  const authorisation = { token: state.startSession(customer), type: 'bearer' }
  return reply({ message: 'Welcome.', user, authorisation }, status)
}
