/** Checks with a new account, from sign-up to password reset. */
import { randomUUID } from 'node:crypto'
import * as z from 'zod/mini'
import type { ConformanceRun } from './conformance-run.ts'
import { checkCustomerPages } from './read-only-checks.ts'
import { values } from './response-values.ts'

/** A PNG of one pixel. */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

const FIRST_PASSWORD = 'Conform#1'
const SECOND_PASSWORD = 'Conform#2'
const THIRD_PASSWORD = 'Conform#3'

export async function signOut(run: ConformanceRun, token: string): Promise<void> {
  await run.request('auth.signout', { token, expect: [200] })
  await run.request('auth.signout', { token, expect: [401] })
}

export async function checkAccount(run: ConformanceRun): Promise<void> {
  const email = `conform-${randomUUID()}@example.com`
  const person = { first_name: 'Conformance', last_name: 'Check', email, password: FIRST_PASSWORD }
  const created = await run.requestValue(values.signedIn, 'auth.signup', { body: person, expect: [201] })
  await run.request('auth.signup', { body: { ...person, password: 'short' }, expect: [422] })
  if (!created) {
    run.addNote('No account could be created: the operations that need one were not tested.')
    return
  }
  await run.request('auth.signup', { body: person, expect: [409] })
  await run.request('auth.signin', { body: { email, password: SECOND_PASSWORD }, expect: [401] })
  const signedIn = await run.requestValue(values.signedIn, 'auth.signin', {
    body: { email, password: FIRST_PASSWORD },
    expect: [200],
  })
  await checkForgotPassword(run, email)
  const token = signedIn?.authorisation.token ?? created.authorisation.token
  await checkCustomerPages(run, token, { isNew: true })
  await checkProfile(run, token)
  await signOut(run, token)
  await checkResetPassword(run, email)
}

async function checkForgotPassword(run: ConformanceRun, email: string): Promise<void> {
  const known = await run.request('auth.forgotPassword', { body: { email }, expect: [200] })
  const unknown = await run.request('auth.forgotPassword', { body: { email: `unknown-${email}` }, expect: [200] })
  if (known.status !== unknown.status || known.text !== unknown.text) {
    run.addDeviation(unknown, 'fail', 'the response depends on whether the account exists')
  }
  await run.request('auth.forgotPassword', { body: { email: 'not an email' }, expect: [422] })
  await run.request('auth.resetPassword', {
    body: { email, token: 'no-such-token', password: SECOND_PASSWORD },
    expect: [422],
  })
}

async function checkProfile(run: ConformanceRun, token: string): Promise<void> {
  const address = { address_line_one: '1 Jalan Contoh', state: 'Selangor', country: 'MY', postal_code: '46000' }
  const detail = { first_name: 'Conformance', last_name: 'Changed', phone: '+60 12-345 6789' }
  const body = { ...detail, shipping_address: address, billing_address: null, tax_details: null }
  await run.request('profile.updateDetail', { token, body, expect: [200] })
  await run.request('profile.updateDetail', { token, body: { ...body, first_name: '' }, expect: [422] })
  await run.request('profile.updateDetail', { body, expect: [401] })
  await run.request('profile.updateAvatar', { token, body: picture(PIXEL, 'pixel.png', 'image/png'), expect: [200] })
  const text = picture(Buffer.from('not a picture'), 'pixel.png', 'image/png')
  await run.request('profile.updateAvatar', { token, body: text, expect: [415, 422] })
  await run.request('profile.updateAvatar', { body: picture(PIXEL, 'pixel.png', 'image/png'), expect: [401] })
  const passwords = { current_password: FIRST_PASSWORD, new_password: SECOND_PASSWORD }
  await run.request('profile.updatePassword', {
    token,
    body: { ...passwords, current_password: THIRD_PASSWORD },
    expect: [422],
  })
  await run.request('profile.updatePassword', { token, body: passwords, expect: [200] })
  await run.request('profile.updatePassword', { body: passwords, expect: [401] })
}

function picture(bytes: Uint8Array<ArrayBuffer>, name: string, type: string): FormData {
  const form = new FormData()
  form.set('avatar', new File([bytes], name, { type }))
  return form
}

/** Needs the token of the mail, which only the mock exposes. */
async function checkResetPassword(run: ConformanceRun, email: string): Promise<void> {
  // A password change may invalidate earlier links, so request a new one.
  await run.request('auth.forgotPassword', { body: { email }, expect: [200] })
  const outbox = await run.control('GET', `/outbox?to=${encodeURIComponent(email)}&wait_ms=2000`)
  const mail = z.safeParse(values.outbox, outbox).data?.data.find(({ text }) => text.includes('token='))
  const token = /[?&]token=([^&\s"]+)/.exec(mail?.text ?? '')?.[1]
  if (token === undefined) {
    run.addNote('The host does not expose its mails: a successful auth.resetPassword was not tested.')
    return
  }
  const body = { email, token: decodeURIComponent(token), password: THIRD_PASSWORD }
  await run.request('auth.resetPassword', { body, expect: [200] })
  await run.request('auth.resetPassword', { body, expect: [422] })
  await run.request('auth.signin', { body: { email, password: THIRD_PASSWORD }, expect: [200] })
}
