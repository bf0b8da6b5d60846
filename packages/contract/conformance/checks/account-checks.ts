/** Checks with a new account, from sign-up to password reset. */
import * as z from 'zod/mini'
import type { ConformanceRun } from '../conformance-run.ts'
import { CONNECTION_CLOSED, type HostResponse, isSuccess } from '../model.ts'
import { parseValue, values } from '../response-values.ts'
import {
  type Account,
  endedSession,
  FIRST_PASSWORD,
  person,
  signIn,
  signOut,
  withoutSession,
} from './account-requests.ts'
import { newEmail } from './order-requests.ts'

const SECOND_PASSWORD = 'Conform#2'
const THIRD_PASSWORD = 'Conform#3'
/** Each breaks one rule of requirements §5. */
const WEAK_PASSWORDS = ['Short#1', 'no-uppercase#1', 'NO-LOWERCASE#1', 'No-digit#', 'NoSpecial1']

const weak = { rule: 'weak passwords', message: 'accepted a weak password' } as const

export async function checkSignUp(run: ConformanceRun): Promise<void> {
  for (const password of WEAK_PASSWORDS) {
    await run.request('auth.signup', { body: { ...person(newEmail()), password }, expect: [422], refuse: weak })
  }
}

/** @returns the account with a session that is still valid */
export async function checkSignIn(run: ConformanceRun, account: Account): Promise<Account> {
  const { email } = account
  await run.request('auth.signup', { body: person(email), expect: [409] })
  const wrong = { email, password: SECOND_PASSWORD }
  const unknown = { ...wrong, email: newEmail() }
  const known = await run.request('auth.signin', { body: wrong, expect: [401] })
  const other = await run.request('auth.signin', { body: unknown, expect: [401] })
  checkEnumeration(run, known, email, other, unknown.email)
  await checkForgotPassword(run, email)
  return (await signIn(run, email, FIRST_PASSWORD)) ?? account
}

async function checkForgotPassword(run: ConformanceRun, email: string): Promise<void> {
  const unknown = newEmail()
  const known = await run.request('auth.forgotPassword', { body: { email }, expect: [200] })
  const other = await run.request('auth.forgotPassword', { body: { email: unknown }, expect: [200] })
  checkEnumeration(run, known, email, other, unknown)
  await run.request('auth.forgotPassword', { body: { email: 'not an email' }, expect: [422] })
  const body = { email, token: 'no-such-token', password: SECOND_PASSWORD }
  await run.request('auth.resetPassword', { body, expect: [422] })
}

/** The status, message and code must be the same for a known and an unknown account. */
function checkEnumeration(
  run: ConformanceRun,
  known: HostResponse,
  knownEmail: string,
  unknown: HostResponse,
  unknownEmail: string,
): void {
  if ([known, unknown].some(({ status }) => status === 429 || status === CONNECTION_CLOSED)) return
  const expected = visible(known, knownEmail)
  const received = visible(unknown, unknownEmail)
  const message = 'the response shows whether the account exists'
  run.verify(unknown, expected === received, { rule: 'account enumeration', message, expected, received })
}

/** Fields that change with each request, such as a request number, are left out. */
function visible({ status, json, text }: HostResponse, email: string): string {
  if (typeof json !== 'object' || json === null) return `${status} ${text.replaceAll(email, '(email)').slice(0, 200)}`
  const fields = new Map<string, unknown>(Object.entries(json))
  const shown = ['status', 'message', 'code', 'errors'].map((key) => JSON.stringify(fields.get(key)) ?? '')
  return [status, ...shown.filter((value) => value !== '')].join(' ').replaceAll(email, '(email)').slice(0, 300)
}

const address = { address_line_one: '3 Jalan Contoh', state: 'Selangor', country: 'MY', postal_code: '46000' }
const detail = { first_name: 'Changed', last_name: 'Name', phone: '+60 12-345 6789' }

/** Changes the profile, the picture and the password; the account then has the second password. */
export async function checkProfile(run: ConformanceRun, { email, token }: Account): Promise<void> {
  const body = { ...detail, shipping_address: address, billing_address: null, tax_details: null }
  await run.request('profile.updateDetail', { token, body, expect: [200] })
  await checkStoredProfile(run, token, email)
  await run.request('profile.updateDetail', { token, body: { ...body, first_name: '' }, expect: [422] })
  await run.request('profile.updateDetail', { body, expect: [401], refuse: withoutSession })
  await run.request('profile.updateAvatar', { token, body: picture(PIXEL), expect: [200] })
  await run.request('profile.updateAvatar', { token, body: picture(Buffer.from('no picture')), expect: [415, 422] })
  await run.request('profile.updateAvatar', { body: picture(PIXEL), expect: [401], refuse: withoutSession })
  await checkPassword(run, { email, token })
}

async function checkStoredProfile(run: ConformanceRun, token: string, email: string): Promise<void> {
  const response = await run.request('profile.detail', { token, expect: [200] })
  const stored = parseValue(values.customer, response)?.data
  if (!stored) return
  const expected = { first_name: detail.first_name, last_name: detail.last_name, email }
  for (const key of ['first_name', 'last_name', 'email'] as const) {
    if (stored[key] === undefined) continue
    const message = 'the profile does not have the stored value'
    run.verifyEqual(response, expected[key], stored[key], { rule: 'stored profile', path: `data.${key}`, message })
  }
}

/** A PNG of one pixel. */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

export function picture(bytes: Uint8Array<ArrayBuffer>): FormData {
  const form = new FormData()
  form.set('avatar', new File([bytes], 'pixel.png', { type: 'image/png' }))
  return form
}

async function checkPassword(run: ConformanceRun, { email, token }: { email: string; token: string }): Promise<void> {
  const passwords = { current_password: FIRST_PASSWORD, new_password: SECOND_PASSWORD }
  const wrong = { ...passwords, current_password: THIRD_PASSWORD }
  await run.request('profile.updatePassword', { token, body: wrong, expect: [422] })
  await run.request('profile.updatePassword', { body: passwords, expect: [401] })
  for (const new_password of WEAK_PASSWORDS) {
    const body = { ...passwords, new_password }
    const response = await run.request('profile.updatePassword', { token, body, expect: [422], refuse: weak })
    // The account has the weak password now.
    if (isSuccess(response)) passwords.current_password = new_password
  }
  const other = await signIn(run, email, passwords.current_password)
  const changed = await run.request('profile.updatePassword', { token, body: passwords, expect: [200] })
  if (!other || !isSuccess(changed)) return
  const refuse = endedSession('changed password')
  await run.request('profile.detail', { token: other.token, expect: [401], refuse })
  await run.request('profile.detail', { token, expect: [200] })
}

/** Signs out, and resets the password where the host exposes the mail. */
export async function checkEndOfSessions(run: ConformanceRun, { email, token }: Account): Promise<void> {
  const other = await signIn(run, email, SECOND_PASSWORD)
  await signOut(run, token)
  await checkResetPassword(run, email, other)
}

async function checkResetPassword(run: ConformanceRun, email: string, session: Account | undefined): Promise<void> {
  // A password change may invalidate earlier links, so request a new one.
  await run.request('auth.forgotPassword', { body: { email }, expect: [200] })
  const token = await mailedToken(run, email)
  if (token === undefined) {
    run.addNote('The host does not expose its mails: a successful auth.resetPassword was not tested.')
    return
  }
  const body = { email, token, password: THIRD_PASSWORD }
  const weakBody = { ...body, password: WEAK_PASSWORDS[0] }
  const weakened = await run.request('auth.resetPassword', { body: weakBody, expect: [422], refuse: weak })
  if (isSuccess(weakened)) return
  const reset = await run.request('auth.resetPassword', { body, expect: [200] })
  if (!isSuccess(reset)) return
  await run.request('auth.resetPassword', {
    body,
    expect: [422],
    refuse: { rule: 'reset link', message: 'accepted a reset link twice' },
  })
  if (session) {
    const refuse = endedSession('reset password')
    await run.request('profile.detail', { token: session.token, expect: [401], refuse })
  }
  await signIn(run, email, THIRD_PASSWORD)
}

/** The token of the reset mail, which only the mock exposes. */
async function mailedToken(run: ConformanceRun, email: string): Promise<string | undefined> {
  const outbox = await run.control('GET', `/outbox?to=${encodeURIComponent(email)}&wait_ms=2000`)
  const mail = z.safeParse(values.outbox, outbox).data?.data.find(({ text }) => text.includes('token='))
  const token = /[?&]token=([^&\s"]+)/.exec(mail?.text ?? '')?.[1]
  return token === undefined ? undefined : decodeURIComponent(token)
}
