import { RESET_TOKEN_LIFETIME_MS, type ResetPasswordForm } from '@shop/contract'
import * as z from 'zod/mini'
import { readStored, removeStored, storageKeys, writeStored } from '../../state/storage'

const stored = z.object({
  saved_at: z.number(),
  form: z.object({
    email: z.string(),
    new_password: z.string(),
    confirm_password: z.string(),
    token: z.string().check(z.minLength(1)),
  }),
})

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** The saved form; undefined after an hour, when its token has expired. */
const restoreResetForm = (now: number): ResetPasswordForm | undefined => {
  const { data } = z.safeParse(stored, parseJson(readStored(storageKeys.reset) ?? ''))
  if (!data) return undefined
  const age = now - data.saved_at
  return age >= 0 && age < RESET_TOKEN_LIFETIME_MS ? data.form : undefined
}

/** Saves the form, on every change (requirements §3). */
export const saveResetForm = (form: ResetPasswordForm, now = Date.now()): void =>
  writeStored(storageKeys.reset, JSON.stringify({ saved_at: now, form }))

/** Clears the saved form: after success and on leaving the page. */
export const clearResetForm = (): void => removeStored(storageKeys.reset)

/**
 * The initial values of the reset form. The saved form is restored for its own token and for a URL without one, as after a
 * reload. Another token or an hour's age gives an empty form (architecture §4).
 */
export const openResetForm = (link: { email: string; token: string }, now = Date.now()): ResetPasswordForm => {
  const saved = restoreResetForm(now)
  if (saved && (link.token === '' || link.token === saved.token)) {
    return { ...saved, email: link.email || saved.email }
  }
  clearResetForm()
  return { ...link, new_password: '', confirm_password: '' }
}
