/** A new account, from sign-up to password reset. */
import { randomUUID } from 'node:crypto'
import { AVATAR_MAX_BYTES, contract, isRecord, startingQuantity, type User } from '@shop/contract'
import { describeValue, valueAt } from '@shop/contract/host/describe-value'
import { CONNECTION_CLOSED, type HostResponse } from '../http.ts'
import type { Partly } from '../readable.ts'
import { isSuccess } from '../report.ts'
import type { Refusal, ResponseTo, Run } from '../run.ts'
import {
  addOne,
  type CartOwner,
  fillCart,
  type HostCart,
  MAX_STEPS,
  type Product,
} from './carts.ts'
import { checkPictures } from './public.ts'
import { expectedAddress, PIXELS, person, picture, profileBody, wrongRequests } from './requests.ts'

const { auth, profile } = contract

/** A host may send no `customer_id`, and know the customer by the session alone. */
export interface Account extends Partly<User>, CartOwner {
  readonly email: string
  readonly password: string
}

/** Long, since a host may compare only the first characters. */
const passwordWith = (digit: number) => `Conform#${digit}${'-long'.repeat(12)}`
const FIRST_PASSWORD = passwordWith(1)
const SECOND_PASSWORD = passwordWith(2)
const THIRD_PASSWORD = passwordWith(3)
/** Each breaks one rule of requirements §5. */
const WEAK_PASSWORDS = ['Short#1', 'no-uppercase#1', 'NO-LOWERCASE#1', 'No-digit#', 'NoSpecial1']

/** A host may create an account without a session. */
export async function createAccount(
  run: Run,
  email = run.newEmail(),
): Promise<Account | undefined> {
  const body = person(email, FIRST_PASSWORD)
  const { first_name, last_name } = body
  const response = await run.request(auth.signup, { body }, [201])
  run.compare(response, 'stored profile', 'user', { first_name, last_name })
  const account = accountOf(run, response, email, FIRST_PASSWORD)
  return account ?? (isSuccess(response.status) ? signIn(run, email, FIRST_PASSWORD) : undefined)
}

function accountOf(
  run: Run,
  response: ResponseTo<typeof auth.signup>,
  email: string,
  password: string,
) {
  const { user, authorisation: { token } = {} } = response.body ?? {}
  const address = user?.email?.toLowerCase()
  run.compare(response, "other customers' data", 'user.email', email.toLowerCase(), address)
  const cart_uid = randomUUID()
  return token === undefined ? undefined : { ...user, cart_uid, email, password, token }
}

/** @param option that names the account, and may be mistyped */
export async function signIn(
  run: Run,
  email: string,
  password: string,
  option?: string,
): Promise<Account | undefined> {
  const response = await run.requestGiven(auth.signin, { body: { email, password } }, [401], option)
  return accountOf(run, response, email, password)
}

export async function signOut(run: Run, token: string): Promise<void> {
  const { status } = await run.request(auth.signout, { token })
  if (!isSuccess(status)) return
  const isOver = await run.refuses([profile.detail, { token }, [401], 'sign-out'])
  await run.request(auth.signout, { token }, isOver ? [200, 401] : [401], 'sign-out')
}

export async function checkSignUp(run: Run): Promise<void> {
  for (const password of WEAK_PASSWORDS) {
    const body = person(run.newEmail(), password)
    await run.refuses([auth.signup, { body }, [422], 'weak passwords'])
  }
  const valid = { ...person(run.newEmail(), FIRST_PASSWORD), phone: profileBody.phone }
  // After a wrong success the address is taken.
  await run.refuses(
    ...wrongRequests(valid).map((request): Refusal => [auth.signup, request, [409, 422]]),
  )
}

/** @returns the account with a session that is still valid */
export async function checkSignIn(
  run: Run,
  account: Account,
  products: readonly Product[],
): Promise<Account> {
  const { email, password } = account
  for (const taken of [email, email.toUpperCase()]) {
    const body = person(taken, password)
    await run.refuses([auth.signup, { body }, [409], 'taken email address'])
  }
  const wrong = { password: SECOND_PASSWORD }
  await checkEnumeration(run, email, (address) =>
    run.request(auth.signin, { body: { ...wrong, email: address } }, [401], 'wrong password'),
  )
  // A language that converts types takes some values for any text.
  for (const close of [`${password.slice(0, -1)}x`, password.toLowerCase(), '', true, 0, []]) {
    const body = { email, password: close }
    await run.refuses([auth.signin, { body }, [400, 401, 422], 'wrong password'])
  }
  const sent = await checkEnumeration(run, email, (address) =>
    run.request(auth.forgotPassword, { body: { email: address } }),
  )
  const message = String(valueAt(sent.json, ['message'])).replaceAll(email, '')
  const hasSecret =
    RESET_LINK.test(`${JSON.stringify(sent.headers)} ${sent.text}`) || RESET_CODE.test(message)
  run.check(sent, 'secrets', !hasSecret, '', 'no reset link or code', 'a reset link or code')
  await checkEnumeration(run, email, (address) => {
    const body = { ...wrong, email: address, token: 'no-such-token' }
    return run.request(auth.resetPassword, { body }, [422], 'unknown reset token')
  })
  await run.refuses(
    [auth.forgotPassword, { body: { email: 'not an email' } }, [422], 'harmless invalid requests'],
    ...[undefined, '', true, 0, account.token].map((token): Refusal => {
      const body = { ...wrong, email, token }
      return [auth.resetPassword, { body }, [400, 422], 'unknown reset token']
    }),
  )
  await checkMergedCart(run, account, products)
  const again = await signIn(run, email.toUpperCase(), password)
  return again ? { ...again, email, cart_uid: account.cart_uid } : account
}

const RESET_LINK = /[?&]token=|reset-password/
const RESET_CODE = /\b\d{6}\b|\bcode\b\D{0,20}\d{4}|\b(?=[\w-]*\d)[\w-]{16,}/i

/**
 * A sign-in, of an account with another product in its cart, a sign-up, and a sign-in with a full
 * cart.
 */
async function checkMergedCart(run: Run, account: Account, products: readonly Product[]) {
  const [product] = products
  if (!product) return
  // A product without access codes, which the order of this account does not expect.
  const other = products.find((each) => each !== product && each.product_type === 'other')
  if (other) await addOne(run, account.cart_uid, other, account.token)
  const newPerson = person(run.newEmail(), FIRST_PASSWORD)
  const start = startingQuantity(product)
  const max = product.max_order_quantity
  const { email, password } = account
  const isFilled =
    (await checkMerge(run, auth.signin, { email, password }, product, start, other)) &&
    (await checkMerge(run, auth.signup, newPerson, product, start))
  // The cart of the new account has some of the product.
  const again = { email: newPerson.email, password: FIRST_PASSWORD }
  if (isFilled && max <= start + MAX_STEPS) await checkMerge(run, auth.signin, again, product, max)
}

const MERGED = 'merged cart'

/**
 * A sign-in or sign-up of a guest with units of a product in the cart.
 * @param other what the account has in its cart
 * @returns false if the guest's cart could not be filled
 */
async function checkMerge(
  run: Run,
  route: typeof auth.signin | typeof auth.signup,
  account: { readonly email: string; readonly password: string },
  product: Product,
  units: number,
  other?: Product,
): Promise<boolean> {
  const guest = await fillCart(run, [{ ...product, quantity: units }])
  if (!guest) return false
  const { cart_uid, items: before } = guest
  const response = await run.request(route, { body: { ...account, cart_uid } }, [200, 201])
  const { cart, authorisation: { token } = {} } = response.body ?? {}
  const quantity = before[0]?.quantity ?? 0
  // One more of the product shows the cart of a response that has none.
  const canAdd = token !== undefined && quantity > 0 && quantity < product.max_order_quantity
  const more = !cart && canAdd ? await addOne(run, cart_uid, product, token) : undefined
  const { items } = cart ?? more?.body?.cart ?? {}
  const received = quantityOf(product, items)
  const isKept = !items || !other || items.some(({ product_id }) => product_id === other.product_id)
  const expected = "the account's own product"
  run.check(response, MERGED, isKept, 'cart.items', expected, 'a cart without it')
  const path = 'cart.items.*.quantity'
  run.compare(response, MERGED, path, more ? quantity + 1 : quantity, received)
  const again = { body: { email: account.email, password: account.password, cart_uid } }
  const repeated = await run.request(auth.signin, again, [200, 403, 404, 422])
  const quantityAgain = quantityOf(product, repeated.body?.cart?.items)
  run.compare(repeated, MERGED, path, received, quantityAgain)
  return true
}

/** 0 where the product is not among the items, and undefined without items. */
const quantityOf = ({ product_id: id }: Product, items?: HostCart['items']) =>
  items && (items.find(({ product_id }) => product_id === id)?.quantity ?? 0)

/**
 * The status, message and code must be the same for a known and an unknown account. Returns the
 * response for the known one.
 */
async function checkEnumeration(
  run: Run,
  email: string,
  send: (address: string) => Promise<HostResponse>,
) {
  const unknownEmail = run.newEmail()
  const known = await send(email)
  const unknown = await send(unknownEmail)
  const again = await send(email)
  const isCompared = [known, unknown, again].every(
    ({ status }) => status !== 429 && status !== CONNECTION_CLOSED,
  )
  if (!isCompared) return known
  const words = shownWords(known, email)
  const wordsAgain = shownWords(again, email)
  // Words that differ between two requests for the same account do not count: a reference.
  const stable = (all: readonly string[]) =>
    all.map((word, index) => (words[index] === wordsAgain[index] ? word : '…')).join(' ')
  const expected = stable(words)
  const received = stable(shownWords(unknown, unknownEmail))
  run.check(unknown, 'account enumeration', expected === received, '', expected, received)
  return known
}

/** What a response shows of an account, without its address. */
function shownWords({ status, json, text }: HostResponse, address: string): string[] {
  // Fields that change with each request, such as a request number, are left out.
  const shown = ['status', 'message', 'code', 'errors'].flatMap(
    (key) => JSON.stringify(valueAt(json, [key])) ?? [],
  )
  return `${status} ${json === undefined ? text : shown.join(' ')}`
    .replace(/^(\d+) \1\b/, '$1')
    .replaceAll(address, '(email)')
    .slice(0, 300)
    .split(' ')
}

/** Changes the profile, the picture and the password. Returns the account with its new password. */
export async function checkProfile(run: Run, account: Account): Promise<Account> {
  await checkDetails(run, account)
  await checkWrongProfiles(run, account)
  return await checkPasswords(run, account)
}

async function checkDetails(run: Run, { email, token }: Account): Promise<void> {
  const update = (body: object, expect?: number[]) =>
    run.request(profile.updateDetail, { token, body }, expect)
  // A host may refuse or ignore an address, but must not store it: links are mailed to it.
  await update({ ...profileBody, email: run.newEmail() }, [200, 400, 422])
  await update(profileBody)
  let avatar: string | null | undefined
  for (const [type, pixel] of Object.entries(PIXELS)) {
    const form = picture(Buffer.from(pixel, 'base64'), type)
    const uploaded = await run.request(profile.updateAvatar, { token, body: form })
    avatar = uploaded.body?.data?.avatar
    await checkPictures(run, uploaded, 'data.avatar', [avatar])
  }
  const stored = await run.request(profile.detail, { token })
  const isShown = !avatar || Boolean(valueAt(stored.arranged, ['data', 'avatar']))
  run.check(stored, 'stored profile', isShown, 'data.avatar', 'the uploaded picture', 'none')
  checkStoredProfile(run, stored, { ...profileBody, email })
  const removed = { ...profileBody, billing_address: null, tax_details: null }
  await update(removed)
  checkStoredProfile(run, await run.request(profile.detail, { token }), removed)
  // A missing field stays as it is.
  const names = { first_name: 'Only', last_name: 'Names' }
  await update(names)
  const kept = { ...removed, ...names }
  checkStoredProfile(run, await run.request(profile.detail, { token }), kept)
}

async function checkWrongProfiles(run: Run, { token }: Account) {
  const svg = picture(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'svg+xml')
  const large = {
    token,
    body: picture(Buffer.alloc(AVATAR_MAX_BYTES + 1, PIXELS.png, 'base64')),
    mayClose: true,
  }
  await run.refuses(
    ...wrongRequests(profileBody).map(
      (wrong): Refusal => [profile.updateDetail, { ...wrong, token }, [422]],
    ),
    [profile.updateDetail, { body: profileBody }, [401]],
    [profile.updateAvatar, { token, body: picture(Buffer.from('no picture')) }, [415, 422]],
    [profile.updateAvatar, { token, body: svg }, [415, 422]],
    [profile.updateAvatar, large, [413, 422], 'harmless invalid requests'],
    [profile.updateAvatar, { body: picture() }, [401]],
  )
}

/** @returns the account with its new password */
async function checkPasswords(run: Run, account: Account): Promise<Account> {
  const { email, password, token } = account
  const change = (current_password: string | undefined, new_password: string) => ({
    token,
    body: { current_password, new_password },
  })
  const { body } = change(password, SECOND_PASSWORD)
  const rule = 'wrong current password'
  await run.refuses(
    [profile.updatePassword, change(THIRD_PASSWORD, SECOND_PASSWORD), [422], rule],
    [profile.updatePassword, change(undefined, password), [400, 422], rule],
    [profile.updatePassword, { body }, [401]],
  )
  let current = password
  for (const weak of WEAK_PASSWORDS) {
    const request = change(current, weak)
    if (!(await run.refuses([profile.updatePassword, request, [422], 'weak passwords'])))
      current = weak
  }
  const other = await signIn(run, email, current)
  const changed = await run.request(profile.updatePassword, change(current, SECOND_PASSWORD))
  if (!isSuccess(changed.status)) return { ...account, password: current }
  if (other) {
    const ended = 'end of sessions after a password change'
    await run.refuses([profile.detail, { token: other.token }, [401], ended])
    await run.request(profile.detail, { token })
    const old = { body: { email, password: current } }
    await run.refuses([auth.signin, old, [401], 'replaced password'])
  }
  return { ...account, password: SECOND_PASSWORD }
}

/** @param sent null for what was removed */
function checkStoredProfile(
  run: Run,
  stored: ResponseTo<typeof profile.detail>,
  sent: object,
): void {
  const rule = 'stored profile'
  for (const [key, value] of Object.entries(sent)) {
    // A value that was not stored may be null, which the readable parts leave out.
    const received = valueAt(stored.body, ['data', key]) ?? valueAt(stored.arranged, ['data', key])
    if (value === null) {
      // Empty texts, too, are no address.
      const isRemoved = !isRecord(received) || Object.values(received).every((part) => !part)
      run.check(stored, rule, isRemoved, `data.${key}`, 'null', describeValue(received))
    } else {
      const expected = key.endsWith('_address') ? expectedAddress(value, received) : value
      run.compare(stored, rule, `data.${key}`, expected, received)
    }
  }
}

/** Signs out, and resets the password where the host exposes the mail. */
export async function checkEndOfSessions(
  run: Run,
  { email, token, password }: Account,
): Promise<void> {
  const other = await signIn(run, email, password)
  await signOut(run, token)
  if (other && other.token !== token) {
    const own = { token: other.token }
    const response = await run.request(profile.detail, own, [200, 401], 'valid requests')
    const { status } = response
    run.check(response, 'other sessions', isSuccess(status), '', '200', String(status))
  }
  // A password change may invalidate earlier links, so request a new one.
  await run.request(auth.forgotPassword, { body: { email } })
  // Only the mock exposes its mails.
  const outbox = await run.control('GET', `/outbox?to=${encodeURIComponent(email)}&wait_ms=2000`)
  const [, mailed] = /[?&]token=([^&\s"\\]+)/.exec(JSON.stringify(outbox ?? null)) ?? []
  if (mailed === undefined)
    return run.addNote(
      'The host does not expose its mails: a successful auth.resetPassword was not tested.',
    )
  const body = { email, token: decodeURIComponent(mailed), password: THIRD_PASSWORD }
  const weak = { ...body, password: WEAK_PASSWORDS[0] }
  const another = await createAccount(run)
  const ofAnother = { ...body, email: another?.email ?? run.newEmail() }
  const areRefused = await run.refuses(
    [auth.resetPassword, { body: weak }, [422], 'weak passwords'],
    [auth.resetPassword, { body: ofAnother }, [422], 'unknown reset token'],
  )
  if (!areRefused) return
  if (!isSuccess((await run.request(auth.resetPassword, { body })).status)) return
  await run.refuses([auth.resetPassword, { body }, [422], 'reset link'])
  const rule = 'end of sessions after a password reset'
  if (other) await run.refuses([profile.detail, { token: other.token }, [401], rule])
  await run.refuses([auth.signin, { body: { email, password } }, [401], 'replaced password'])
  await signIn(run, email, THIRD_PASSWORD)
}
