import { newPassword } from './account-routes.ts'
import { type HostRequest, Refusal, type Route, reply } from './exchange.ts'
import { address, fieldsOf, optional, phone, taxDetails, text } from './input.ts'
import { listedCustomer, pageOf } from './order-routes.ts'
import type { Customer, State, TestAccount } from './state.ts'

const profileBody = ({ password: _, ...profile }: Customer) => profile

const testBody = ({ test_account_id, order_txn_id, product }: TestAccount) => ({
  test_account_id,
  order_txn_id,
  product_name: product.product_name,
  product_type: product.product_type,
  access_code: `CODE-${test_account_id}`,
  test_url: 'https://tests.example/',
  status: 'unassigned',
  assigned_to: null,
})

const PNG = Buffer.from('89504e470d0a1a0a', 'hex')

export function profileRoutes(state: State): Route[] {
  const changed = (customer: Customer) => reply({ message: 'Saved.', data: profileBody(customer) })
  return [
    {
      name: 'profile.detail',
      method: 'GET',
      path: /^\/profile\/detail$/,
      auth: 'customer',
      handle: ({ url, caller }) => {
        const { customer_id } = state.customer(caller)
        const shown = state.rules.profileOf(customer_id, url.searchParams.get('customer_id'))
        return reply({ data: profileBody(state.customer(shown)) })
      },
    },
    {
      name: 'profile.updateDetail',
      method: 'PUT',
      path: /^\/profile\/update\/detail$/,
      auth: 'customer',
      handle: (request) => changed(updateDetail(state, request)),
    },
    {
      name: 'profile.updateAvatar',
      method: 'POST',
      path: /^\/profile\/update\/avatar$/,
      auth: 'customer',
      handle: ({ bytes, caller }) => {
        const content = bytes.subarray(bytes.indexOf('\r\n\r\n') + 4)
        if (!content.subarray(0, PNG.length).equals(PNG)) throw new Refusal(422, 'avatar_not_an_image')
        const customer = state.customer(caller)
        customer.avatar = `avatar-${customer.customer_id}.png`
        return changed(customer)
      },
    },
    {
      name: 'profile.updatePassword',
      method: 'POST',
      path: /^\/profile\/update\/password$/,
      auth: 'customer',
      handle: ({ json, caller, token }) => {
        const fields = fieldsOf(json)
        const customer = state.customer(caller)
        const password = newPassword(state, fields, 'new_password')
        if (fields['current_password'] !== customer.password) throw new Refusal(422, 'wrong_password')
        customer.password = password
        if (state.rules.endsSessionsOnPasswordChange()) state.endSessions(customer.customer_id, token)
        return reply({ message: 'Your password was changed.' })
      },
    },
    {
      name: 'profile.testAccounts',
      method: 'GET',
      path: /^\/profile\/lpi\/test-accounts$/,
      auth: 'customer',
      handle: (request) => {
        const customerId = listedCustomer(state, request)
        const rows = state.tests.filter(({ customer_id }) => customer_id === customerId)
        return pageOf(request, rows.map(testBody))
      },
    },
  ]
}

function updateDetail(state: State, { json, caller }: HostRequest): Customer {
  const fields = fieldsOf(json)
  const changes = {
    first_name: text(fields, 'first_name', { max: 60 }),
    last_name: text(fields, 'last_name', { max: 60 }),
    phone: fields['phone'] === '' ? '' : phone(fields),
    shipping_address: optional(fields['shipping_address'], address),
    billing_address: optional(fields['billing_address'], address),
    tax_details: optional(fields['tax_details'], taxDetails),
  }
  const customer = state.customer(caller)
  return state.rules.storesProfile() ? Object.assign(customer, changes) : { ...customer, ...changes }
}
