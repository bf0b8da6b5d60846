/**
 * Sets this browser up as the pages of the shop expect it: `auth-data`, `token` and `cart-data` in local storage (requirements §3), in
 * the format of redux-persist, which stores one JSON text for each field.
 *
 * @typedef {{ user: object, authorisation: { token: string } }} SignedIn
 * @typedef {Partial<SignedIn> & { cart?: { cart_uid: string } }} Customer
 */

/** @param {object} fields */
const persisted = (fields) =>
  JSON.stringify(
    Object.fromEntries(
      Object.entries({ ...fields, _persist: { version: -1, rehydrated: true } }).map(([name, value]) => [
        name,
        JSON.stringify(value),
      ]),
    ),
  )

/** @param {SignedIn} signedIn */
const storeSignIn = ({ user, authorisation: { token } }) => {
  localStorage.setItem('auth-data', persisted({ user, token, isAuthorized: true }))
  localStorage.setItem('token', token)
}

/**
 * Replaces the sign-in and the cart.
 * @param {Customer} customer
 */
export const storeCustomer = ({ user, authorisation, cart }) => {
  for (const key of ['auth-data', 'token', 'cart-data']) localStorage.removeItem(key)
  if (user && authorisation) storeSignIn({ user, authorisation })
  if (cart) localStorage.setItem('cart-data', persisted({ cart, cartuid: cart.cart_uid }))
}

/**
 * Signs in. A guest's cart stays, as with the form of the shop; the cart of another customer does not.
 * @param {SignedIn} signedIn
 */
export const signIn = (signedIn) => {
  if (localStorage.getItem('token')) localStorage.removeItem('cart-data')
  storeSignIn(signedIn)
}
