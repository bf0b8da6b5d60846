import { actionButton } from '../actions.js'
import { call } from '../api.js'
import { find, h } from '../dom.js'
import { fetchedList } from '../list.js'
import { signIn } from '../shop-storage.js'

/** @type {import('../console.js').Page} */
export const page = (section) => fetchedList(find(section, 'ul'), 'data/customers', card)

/** @param {{ email: string, first_name: string, last_name: string }} customer */
const card = ({ email, first_name, last_name }) => {
  const button = actionButton('Sign in', `Sign in as ${email}`, 'quiet', () => signInAs(email))
  return h(
    'li',
    { class: 'sheet' },
    h('h2', {}, `${first_name} ${last_name}`),
    h('p', {}, email),
    button,
  )
}

/** @param {string} email */
const signInAs = async (email) => {
  signIn(await call('POST', 'api/sign-in', { email }))
  const { ok: isShopServed } = await fetch('/data.json', { method: 'HEAD' })
  if (isShopServed) location.assign('/')
  const advice = 'This server does not serve the shop: open /__mock at the address of the shop.'
  return isShopServed ? `Signed in as ${email}.` : `Signed in as ${email}. ${advice}`
}
