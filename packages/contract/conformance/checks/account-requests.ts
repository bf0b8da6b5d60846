/** Accounts of a run. */
import type { ConformanceRun } from '../conformance-run.ts'
import { parseValue, values } from '../response-values.ts'
import { newEmail } from './order-requests.ts'

export interface Account {
  readonly email: string
  readonly password: string
  readonly token: string
}

export const FIRST_PASSWORD = 'Conform#1'

/** A name of its own, by which the checks recognise data of the account in other responses. */
export const person = (email: string) => ({
  first_name: 'Conformance',
  last_name: 'Check',
  email,
  password: FIRST_PASSWORD,
})

/** A new account and its session. A host may create an account without a session. */
export async function createAccount(run: ConformanceRun): Promise<Account | undefined> {
  const email = newEmail()
  const response = await run.request('auth.signup', { body: person(email), expect: [201] })
  const token = parseValue(values.signedIn, response)?.authorisation.token
  if (token !== undefined) return { email, password: FIRST_PASSWORD, token }
  return response.status === 201 ? signIn(run, email, FIRST_PASSWORD) : undefined
}

export async function signIn(run: ConformanceRun, email: string, password: string): Promise<Account | undefined> {
  const session = await run.requestValue(values.signedIn, 'auth.signin', { body: { email, password }, expect: [200] })
  return session && { email, password, token: session.authorisation.token }
}

export async function signOut(run: ConformanceRun, token: string): Promise<void> {
  await run.request('auth.signout', { token, expect: [200] })
  await run.request('auth.signout', { token, expect: [401], refuse: endedSession('signed out') })
  await run.request('profile.detail', { token, expect: [401], refuse: endedSession('signed out') })
}

/** What a host does wrong that lets a caller without a session do what needs one. */
export const withoutSession = {
  rule: 'access without a session',
  message: 'returned a success without a valid session',
} as const

export const endedSession = (when: 'signed out' | 'changed password' | 'reset password') =>
  ({ rule: 'end of sessions', message: `${endings[when]}, the session is still valid` }) as const

const endings = {
  'signed out': 'after sign-out',
  'changed password': 'after a password change in another session',
  'reset password': 'after a password reset',
}
