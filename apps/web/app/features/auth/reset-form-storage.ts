import type { ResetPasswordForm } from '@shop/contract'
import * as z from 'zod/mini'
import { readOwned, writeOwned } from '../../state/owned-storage'
import { removeStored, storageKeys } from '../../state/storage'

/**
 * Requirements §3 keeps the reset form in local storage, with typed passwords and a token that is
 * still valid. It is combined with random bytes of the same length, which are in session storage:
 * when the tab is closed, the form cannot be read any more.
 */

const BYTES_KEY = 'reset-password-key'

const formSchema = z.object({
  email: z.string(),
  new_password: z.string(),
  confirm_password: z.string(),
  token: z.string().check(z.minLength(1)),
})

const combine = (one: Uint8Array, other: Uint8Array) =>
  one.map((byte, index) => byte ^ (other[index] ?? 0))

/**
 * Saves the form, on every change (requirements §3). Where session storage is blocked, nothing is
 * stored.
 */
export const saveResetForm = (form: ResetPasswordForm): void => {
  const content = new TextEncoder().encode(JSON.stringify(form))
  const random = crypto.getRandomValues(new Uint8Array(content.length))
  try {
    sessionStorage.setItem(BYTES_KEY, random.toString())
    writeOwned(storageKeys.reset, combine(content, random).toString())
  } catch {
    // The form works without being stored.
  }
}

/** Clears the saved form: after success and on leaving the page. */
export const clearResetForm = (): void => removeStored(storageKeys.reset)

const toBytes = (text: unknown) => Uint8Array.from(String(text).split(','), Number)

/** Undefined also for a form of another tab. */
const readForm = (): ResetPasswordForm | undefined => {
  try {
    const content = combine(
      toBytes(readOwned(storageKeys.reset)),
      toBytes(sessionStorage.getItem(BYTES_KEY)),
    )
    return z.parse(formSchema, JSON.parse(new TextDecoder().decode(content)))
  } catch {
    return undefined
  }
}

/**
 * The initial values of the reset form. The saved form is restored for its own token and for a link
 * without one; another token or an hour's age gives an empty form (architecture §4).
 */
export const openResetForm = (link: { email: string; token: string }): ResetPasswordForm => {
  const saved = readForm()
  if (saved && (link.token === '' || link.token === saved.token))
    return { ...saved, email: link.email || saved.email }
  return { ...link, new_password: '', confirm_password: '' }
}
