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

/** The saved form; nothing once its hour is over, since the token is dead by then. */
const readDraft = (now: number): ResetPasswordForm | undefined => {
  const { data } = z.safeParse(stored, parseJson(readStored(storageKeys.reset) ?? ''))
  if (!data) return undefined
  const age = now - data.saved_at
  return age >= 0 && age < RESET_TOKEN_LIFETIME_MS ? data.form : undefined
}

/** Saves the form as it stands, on every change (requirements §3). */
export const saveDraft = (form: ResetPasswordForm, now = Date.now()): void =>
  writeStored(storageKeys.reset, JSON.stringify({ saved_at: now, form }))

/** Forgets it: after success, and on leaving the page. */
export const clearDraft = (): void => removeStored(storageKeys.reset)

/**
 * The form to open a reset link with. A link with the token that was saved brings back what was typed, and so does the page
 * without a token, as after a reload, since the address loses it. Another token, or an hour gone by, starts afresh (architecture §4).
 */
export const openResetForm = (link: { email: string; token: string }, now = Date.now()): ResetPasswordForm => {
  const draft = readDraft(now)
  if (draft && (link.token === '' || link.token === draft.token)) {
    return { ...draft, email: link.email || draft.email }
  }
  clearDraft()
  return { ...link, new_password: '', confirm_password: '' }
}
