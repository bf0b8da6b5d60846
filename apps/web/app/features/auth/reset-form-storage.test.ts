import { beforeEach, describe, expect, it, vi } from 'vitest'
import { storageKeys } from '../../state/storage'
import { clearResetForm, holdResetForm, openResetForm, purgeResetForm, saveResetForm } from './reset-form-storage'

const link = { email: 'a@example.com', token: 'secret-token' }
const typed = { ...link, new_password: 'Rahsia#123', confirm_password: 'Rahsia' }
const reloaded = { email: 'a@example.com', token: '' }
const empty = { new_password: '', confirm_password: '' }
const hour = 60 * 60 * 1000

const storageOf = (values: Map<string, string>) => ({
  getItem: (key: string) => values.get(key) ?? null,
  setItem: (key: string, value: string) => values.set(key, value),
  removeItem: (key: string) => values.delete(key),
})

let local: Map<string, string>
let session: Map<string, string>

const openTab = () => {
  session = new Map()
  vi.stubGlobal('sessionStorage', storageOf(session))
}

beforeEach(() => {
  local = new Map()
  vi.stubGlobal('localStorage', storageOf(local))
  openTab()
  return () => vi.unstubAllGlobals()
})

describe('the saved reset form', () => {
  it('is restored after a reload', async () => {
    await saveResetForm(typed)
    expect(await openResetForm(reloaded)).toEqual(typed)
    expect(await openResetForm(link)).toEqual(typed)
  })

  it('contains no readable password and no readable token', { tags: ['@V14.2.1', '@V14.3.1', '@H4'] }, async () => {
    await saveResetForm(typed)
    expect(local.get(storageKeys.reset)).toBeTruthy()
    for (const text of [...local.values(), ...session.values()]) {
      for (const encoded of [text, atob(/"data":"([^"]+)/.exec(text)?.[1] ?? '')]) {
        expect(encoded).not.toContain('Rahsia')
        expect(encoded).not.toContain('secret-token')
      }
    }
  })

  it('is encrypted with AES-GCM, and with another initialisation vector each time', {
    tags: ['@V11.3.1', '@V11.3.2'],
  }, async () => {
    const bytesOf = (text: string) => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))
    const vectors = new Set<string>()
    for (const _ of ['first', 'second']) {
      await saveResetForm(typed)
      const { saved_at, iv, data } = JSON.parse(local.get(storageKeys.reset) ?? '')
      const [key = ''] = session.values()
      const imported = await crypto.subtle.importKey('raw', bytesOf(key), 'AES-GCM', false, ['decrypt'])
      const additionalData = new TextEncoder().encode(String(saved_at))
      const parameters = { name: 'AES-GCM', iv: bytesOf(iv), additionalData }
      const content = await crypto.subtle.decrypt(parameters, imported, bytesOf(data))
      expect(JSON.parse(new TextDecoder().decode(content))).toEqual(typed)
      vectors.add(iv)
    }
    expect(vectors.size).toBe(2)
  })

  it('cannot be decrypted after its tab was closed', { tags: ['@V14.3.1', '@H4'] }, async () => {
    await saveResetForm(typed)
    openTab()
    expect(await openResetForm(reloaded)).toEqual({ ...reloaded, ...empty })
  })

  it('is not restored for another token, with a changed age, or after an hour', { tags: ['@V11.3.3'] }, async () => {
    const now = Date.now()
    await saveResetForm(typed, now)
    expect(await openResetForm(reloaded, now + hour)).toEqual({ ...reloaded, ...empty })
    const text = local.get(storageKeys.reset) ?? ''
    local.set(storageKeys.reset, text.replace(String(now), String(now + 1)))
    expect(await openResetForm(reloaded, now + 1)).toEqual({ ...reloaded, ...empty })
    local.set(storageKeys.reset, text)
    const other = { email: 'a@example.com', token: 'other-token' }
    expect(await openResetForm(other, now)).toEqual({ ...other, ...empty })
  })

  it('is the latest of several quick changes', async () => {
    const changes = ['a', 'ab', 'abc', 'abcd'].map((text) => saveResetForm({ ...typed, new_password: text }))
    await Promise.all(changes)
    expect(await openResetForm(reloaded)).toMatchObject({ new_password: 'abcd' })
  })

  it('does not come back when a change is still being encrypted on leaving the page', async () => {
    const saved = saveResetForm(typed)
    clearResetForm()
    await saved
    expect([...local]).toEqual([])
  })

  it.each([
    ['without a secure context', () => vi.stubGlobal('crypto', { getRandomValues: () => undefined })],
    [
      'with blocked session storage',
      () =>
        vi.stubGlobal('sessionStorage', {
          getItem: () => {
            throw new DOMException('no', 'SecurityError')
          },
        }),
    ],
  ])('is not stored %s', async (_, prepare) => {
    prepare()
    expect(await openResetForm(link)).toEqual({ ...link, ...empty })
    await saveResetForm(typed)
    expect([...local]).toEqual([])
  })
})

describe('at start-up', () => {
  it('a form of a closed tab is removed', { tags: ['@V14.3.1', '@H4'] }, async () => {
    await saveResetForm(typed)
    openTab()
    await purgeResetForm()
    expect([...local]).toEqual([])
  })

  it.each(['{broken', '', '{"saved_at":1,"form":{"token":"t"}}'])('the invalid form %j is removed', async (text) => {
    local.set(storageKeys.reset, text)
    await purgeResetForm()
    expect([...local]).toEqual([])
  })

  it('a form is removed after an hour', { tags: ['@V14.3.1'] }, async () => {
    const now = Date.now()
    await saveResetForm(typed, now)
    await purgeResetForm(now + hour - 1)
    expect(local.size).toBe(1)
    await purgeResetForm(now + hour)
    expect(local.size).toBe(0)
  })

  it('a form is removed without a secure context', async () => {
    await saveResetForm(typed)
    vi.stubGlobal('crypto', {})
    await purgeResetForm()
    expect([...local]).toEqual([])
  })

  it('a form that is open in another tab is kept until it is closed', async () => {
    await saveResetForm(typed)
    const release = holdResetForm()
    openTab()
    await purgeResetForm()
    expect(local.size).toBe(1)
    release()
    await vi.waitFor(async () => {
      await purgeResetForm()
      expect(local.size).toBe(0)
    })
  })
})
