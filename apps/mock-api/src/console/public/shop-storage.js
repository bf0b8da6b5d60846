/**
 * Sets this browser up as the pages of the shop expect it: `auth-data`, `token` and `cart-data` in
 * local storage (requirements §3), in the format of redux-persist, which stores one JSON text for
 * each field.
 *
 * @typedef {{ user: object, authorisation: { token: string } }} SignedIn
 * @typedef {Partial<SignedIn> & { cart?: { cart_uid: string } }} Customer
 */

/** @type {(key: string, fields: object) => void} */
const store = (key, fields) => {
  const texts = Object.entries(fields).map(([name, value]) => [name, JSON.stringify(value)])
  texts.push(['_persist', '{"version":-1,"rehydrated":true}'])
  localStorage.setItem(key, JSON.stringify(Object.fromEntries(texts)))
}

/**
 * Signs in. A guest's cart stays, as with the form of the shop; the cart of another customer does
 * not.
 * @param {SignedIn} signedIn
 */
export const signIn = ({ user, authorisation: { token } }) => {
  if (localStorage.getItem('token')) localStorage.removeItem('cart-data')
  store('auth-data', { user, token, isAuthorized: true })
  localStorage.setItem('token', token)
}

/**
 * Replaces the sign-in and the cart.
 * @param {Customer} customer
 */
export const storeCustomer = ({ user, authorisation, cart }) => {
  for (const key of ['auth-data', 'token', 'cart-data']) localStorage.removeItem(key)
  if (user && authorisation) signIn({ user, authorisation })
  if (cart) store('cart-data', { cart, cartuid: cart.cart_uid })
}
