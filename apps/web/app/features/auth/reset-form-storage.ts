import { RESET_TOKEN_LIFETIME_MS, type ResetPasswordForm } from '@shop/contract'
import * as z from 'zod/mini'
import { readStored, removeStored, storageKeys, writeStored } from '../../state/storage'

/**
 * Requirements §3 keeps the reset form in local storage, with typed passwords and a token that is still valid. It is encrypted,
 * and the key is in session storage: when the tab is closed, the form cannot be read any more.
 */

const KEY_NAME = 'reset-password-key'
const ALGORITHM = 'AES-GCM'

const storedSchema = z.object({ saved_at: z.number(), iv: z.string(), data: z.string() })
const formSchema = z.object({
  email: z.string(),
  new_password: z.string(),
  confirm_password: z.string(),
  token: z.string().check(z.minLength(1)),
})

const toBase64 = (bytes: Uint8Array) => btoa(String.fromCharCode(...bytes))
const fromBase64 = (text: string) => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))

/** The key of this tab, created on first use. @throws where storage is blocked, and over plain HTTP, where browsers cannot encrypt */
const tabKey = () => {
  const text = sessionStorage.getItem(KEY_NAME) ?? toBase64(crypto.getRandomValues(new Uint8Array(32)))
  sessionStorage.setItem(KEY_NAME, text)
  return crypto.subtle.importKey('raw', fromBase64(text), ALGORITHM, false, ['encrypt', 'decrypt'])
}

/** Undefined for an invalid value, and after an hour, when the token has expired. */
const readFresh = (now: number) => {
  try {
    const stored = z.parse(storedSchema, JSON.parse(readStored(storageKeys.reset) ?? ''))
    return now >= stored.saved_at && now - stored.saved_at < RESET_TOKEN_LIFETIME_MS ? stored : undefined
  } catch {
    return undefined
  }
}

/** Undefined also for a form of another tab. */
const readForm = async (now: number): Promise<ResetPasswordForm | undefined> => {
  const stored = readFresh(now)
  if (!stored) return undefined
  try {
    const parameters = { name: ALGORITHM, iv: fromBase64(stored.iv) }
    const content = await crypto.subtle.decrypt(parameters, await tabKey(), fromBase64(stored.data))
    return z.parse(formSchema, JSON.parse(new TextDecoder().decode(content)))
  } catch {
    return undefined
  }
}

/** Counts changes: only the latest one is written, as encryption takes a moment. */
let lastChange = 0

/** Saves the form, on every change (requirements §3). Where the browser cannot encrypt, nothing is stored. */
export const saveResetForm = async (form: ResetPasswordForm, now = Date.now()): Promise<void> => {
  lastChange += 1
  const change = lastChange
  try {
    const iv = crypto.getRandomValues(new Uint8Array(12))
    const content = new TextEncoder().encode(JSON.stringify(form))
    const data = new Uint8Array(await crypto.subtle.encrypt({ name: ALGORITHM, iv }, await tabKey(), content))
    if (change !== lastChange) return
    writeStored(storageKeys.reset, JSON.stringify({ saved_at: now, iv: toBase64(iv), data: toBase64(data) }))
  } catch {
    // The form works without being stored.
  }
}

/** Clears the saved form: after success and on leaving the page. */
export const clearResetForm = (): void => {
  lastChange += 1
  removeStored(storageKeys.reset)
}

/**
 * The initial values of the reset form, which are saved at once: the page then removes the token from its URL. The saved form is
 * restored for its own token and for a URL without one, as after a reload. Another token or an hour's age gives an empty form
 * (architecture §4).
 */
export const openResetForm = async (
  link: { email: string; token: string },
  now = Date.now(),
): Promise<ResetPasswordForm> => {
  const saved = await readForm(now)
  if (saved && (link.token === '' || link.token === saved.token)) {
    return { ...saved, email: link.email || saved.email }
  }
  const form = { ...link, new_password: '', confirm_password: '' }
  if (form.token !== '') {
    clearResetForm()
    await saveResetForm(form, now)
  }
  return form
}

/** Removes an invalid or expired form. Called when a page starts. */
export const purgeResetForm = (now = Date.now()): void => {
  if (readFresh(now) === undefined) removeStored(storageKeys.reset)
}
