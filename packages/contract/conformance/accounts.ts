/** An account from its opening to its last sign-out. */
import { randomUUID } from 'node:crypto'
import * as z from 'zod/mini'
import { read, readers } from './readers.ts'
import { readAsCustomer } from './reading.ts'
import type { Session } from './session.ts'

/** A picture of one dot. */
const DOT = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

const FIRST = 'Conform#1'
const SECOND = 'Conform#2'
const THIRD = 'Conform#3'

export async function signOut(session: Session, token: string): Promise<void> {
  await session.ask('auth.signout', { token, expect: [200] })
  await session.ask('auth.signout', { token, expect: [401] })
}

export async function accountLife(session: Session): Promise<void> {
  const email = `conform-${randomUUID()}@example.com`
  const person = { first_name: 'Conformance', last_name: 'Check', email, password: FIRST }
  const opened = read(readers.signedIn, await session.ask('auth.signup', { body: person, expect: [201] }))
  await session.ask('auth.signup', { body: { ...person, password: 'short' }, expect: [422] })
  if (!opened) {
    session.note('No account could be opened: what needs one was not tried.')
    return
  }
  await session.ask('auth.signup', { body: person, expect: [409] })
  await session.ask('auth.signin', { body: { email, password: SECOND }, expect: [401] })
  const entered = read(
    readers.signedIn,
    await session.ask('auth.signin', { body: { email, password: FIRST }, expect: [200] }),
  )
  await forgotten(session, email)
  const token = entered?.authorisation.token ?? opened.authorisation.token
  await readAsCustomer(session, token, { isNew: true })
  await changes(session, token)
  await signOut(session, token)
  await resetByMail(session, email)
}

async function forgotten(session: Session, email: string): Promise<void> {
  const known = await session.ask('auth.forgotPassword', { body: { email }, expect: [200] })
  const unknown = await session.ask('auth.forgotPassword', { body: { email: `nobody-${email}` }, expect: [200] })
  if (known.status !== unknown.status || known.text !== unknown.text) {
    session.deviate(unknown, 'fail', 'the answer tells whether the account exists')
  }
  await session.ask('auth.forgotPassword', { body: { email: 'not an email' }, expect: [422] })
  await session.ask('auth.resetPassword', { body: { email, token: 'no-such-token', password: SECOND }, expect: [422] })
}

async function changes(session: Session, token: string): Promise<void> {
  const address = { address_line_one: '1 Jalan Contoh', state: 'Selangor', country: 'MY', postal_code: '46000' }
  const detail = { first_name: 'Conformance', last_name: 'Changed', phone: '+60 12-345 6789' }
  const body = { ...detail, shipping_address: address, billing_address: null, tax_details: null }
  await session.ask('profile.updateDetail', { token, body, expect: [200] })
  await session.ask('profile.updateDetail', { token, body: { ...body, first_name: '' }, expect: [422] })
  await session.ask('profile.updateDetail', { body, expect: [401] })
  await session.ask('profile.updateAvatar', { token, body: picture(DOT, 'dot.png', 'image/png'), expect: [200] })
  const text = picture(Buffer.from('not a picture'), 'dot.png', 'image/png')
  await session.ask('profile.updateAvatar', { token, body: text, expect: [415, 422] })
  await session.ask('profile.updateAvatar', { body: picture(DOT, 'dot.png', 'image/png'), expect: [401] })
  const passwords = { current_password: FIRST, new_password: SECOND }
  await session.ask('profile.updatePassword', { token, body: { ...passwords, current_password: THIRD }, expect: [422] })
  await session.ask('profile.updatePassword', { token, body: passwords, expect: [200] })
  await session.ask('profile.updatePassword', { body: passwords, expect: [401] })
}

function picture(bytes: Uint8Array<ArrayBuffer>, name: string, type: string): FormData {
  const form = new FormData()
  form.set('avatar', new File([bytes], name, { type }))
  return form
}

/** Only a mock shows its mails; on a real host a reset cannot be seen to succeed. */
async function resetByMail(session: Session, email: string): Promise<void> {
  // A host may end every link when the password changes, as ours does: only a link asked for since then must work.
  await session.ask('auth.forgotPassword', { body: { email }, expect: [200] })
  const shown = await session.control('GET', `/outbox?to=${encodeURIComponent(email)}&wait_ms=2000`)
  const mail = z.safeParse(readers.outbox, shown).data?.data.find(({ text }) => text.includes('token='))
  const token = /[?&]token=([^&\s"]+)/.exec(mail?.text ?? '')?.[1]
  if (token === undefined) {
    session.note('The host shows no mails: auth.resetPassword was not seen to succeed.')
    return
  }
  const body = { email, token: decodeURIComponent(token), password: THIRD }
  await session.ask('auth.resetPassword', { body, expect: [200] })
  await session.ask('auth.resetPassword', { body, expect: [422] })
  await session.ask('auth.signin', { body: { email, password: THIRD }, expect: [200] })
}
