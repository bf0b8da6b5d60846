import { RESET_TOKEN_LIFETIME_MS, type ResetPasswordForm } from '@shop/contract'
import * as z from 'zod/mini'
import { readStored, removeStored, storageKeys, writeStored } from '../../state/storage'

/**
 * Requirements §3 keeps the reset form in local storage, with typed passwords and a token that is still valid. It is encrypted,
 * and the key is in session storage: when the tab is closed, the form cannot be read any more.
 */

/** The key of session storage. */
const KEY_NAME = 'reset-password-key'
const ALGORITHM = 'AES-GCM'
const KEY_BYTES = 32
const IV_BYTES = 12

const storedSchema = z.object({ saved_at: z.number(), iv: z.string(), data: z.string() })

const formSchema = z.object({
  email: z.string(),
  new_password: z.string(),
  confirm_password: z.string(),
  token: z.string().check(z.minLength(1)),
})

const toBase64 = (bytes: Uint8Array) => btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
const fromBase64 = (text: string) => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))
const randomBytes = (count: number) => crypto.getRandomValues(new Uint8Array(count))

/** Browsers offer encryption over HTTPS and on this machine only. */
const canEncrypt = () => globalThis.crypto?.subtle !== undefined

const importKey = (bytes: Uint8Array<ArrayBuffer>) =>
  crypto.subtle.importKey('raw', bytes, ALGORITHM, false, ['encrypt', 'decrypt'])

/** The key of this tab. @throws DOMException when session storage is blocked or full */
const existingKey = async () => {
  const text = sessionStorage.getItem(KEY_NAME)
  return text === null ? undefined : importKey(fromBase64(text))
}

const newKey = async () => {
  const bytes = randomBytes(KEY_BYTES)
  sessionStorage.setItem(KEY_NAME, toBase64(bytes))
  return importKey(bytes)
}

/** The age is authenticated with the content, so that it cannot be changed. */
const parametersOf = (iv: Uint8Array<ArrayBuffer>, savedAt: number) => ({
  name: ALGORITHM,
  iv,
  additionalData: new TextEncoder().encode(String(savedAt)),
})

/** @returns undefined when this browser cannot encrypt or store the key */
const encrypt = async (form: ResetPasswordForm, savedAt: number): Promise<string | undefined> => {
  if (!canEncrypt()) return undefined
  try {
    const key = (await existingKey().catch(() => undefined)) ?? (await newKey())
    const iv = randomBytes(IV_BYTES)
    const content = new TextEncoder().encode(JSON.stringify(form))
    const data = new Uint8Array(await crypto.subtle.encrypt(parametersOf(iv, savedAt), key, content))
    return JSON.stringify({ saved_at: savedAt, iv: toBase64(iv), data: toBase64(data) })
  } catch {
    return undefined
  }
}

/** @returns undefined for a form of another tab, an invalid one, and after an hour, when its token has expired */
const decrypt = async (text: string, now: number): Promise<ResetPasswordForm | undefined> => {
  if (!canEncrypt()) return undefined
  try {
    const { saved_at: savedAt, iv, data } = z.parse(storedSchema, JSON.parse(text))
    const age = now - savedAt
    const key = await existingKey()
    if (key === undefined || age < 0 || age >= RESET_TOKEN_LIFETIME_MS) return undefined
    const content = await crypto.subtle.decrypt(parametersOf(fromBase64(iv), savedAt), key, fromBase64(data))
    return z.parse(formSchema, JSON.parse(new TextDecoder().decode(content)))
  } catch {
    return undefined
  }
}

/** Counts changes: only the latest one is written, as encryption takes a moment. */
let lastChange = 0

/** Saves the form, on every change (requirements §3). Without encryption nothing is stored. */
export const saveResetForm = async (form: ResetPasswordForm, now = Date.now()): Promise<void> => {
  lastChange += 1
  const change = lastChange
  const text = await encrypt(form, now)
  if (text !== undefined && change === lastChange) writeStored(storageKeys.reset, text)
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
  const saved = await decrypt(readStored(storageKeys.reset) ?? '', now)
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

/**
 * Marks the saved form as open, so that other tabs, which cannot decrypt it, keep it.
 * @returns a function that ends this
 */
export const holdResetForm = (): (() => void) => {
  const { promise, resolve } = Promise.withResolvers<void>()
  void navigator.locks?.request(storageKeys.reset, { mode: 'shared' }, () => promise)
  return resolve
}

/** Removes a saved form that has expired, or whose tab was closed. Called when a page starts. */
export const purgeResetForm = async (now = Date.now()): Promise<void> => {
  const text = readStored(storageKeys.reset)
  if (text === null || (await decrypt(text, now))) return
  const remove = () => {
    // This page may have saved a form meanwhile.
    if (readStored(storageKeys.reset) === text) removeStored(storageKeys.reset)
  }
  if (!canEncrypt()) return remove()
  await navigator.locks.request(storageKeys.reset, { ifAvailable: true }, (lock) => (lock ? remove() : undefined))
}
