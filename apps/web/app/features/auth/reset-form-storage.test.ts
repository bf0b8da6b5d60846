import { beforeEach, describe, expect, it, vi } from 'vitest'
import { storageKeys } from '../../state/storage'
import { clearResetForm, openResetForm, purgeResetForm, saveResetForm } from './reset-form-storage'

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

  it('contains no readable password and no readable token', async () => {
    await saveResetForm(typed)
    expect(local.get(storageKeys.reset)).toBeTruthy()
    for (const text of [...local.values(), ...session.values()]) {
      for (const encoded of [text, atob(/"data":"([^"]+)/.exec(text)?.[1] ?? '')]) {
        expect(encoded).not.toContain('Rahsia')
        expect(encoded).not.toContain('secret-token')
      }
    }
  })

  it('cannot be decrypted after its tab was closed', async () => {
    await saveResetForm(typed)
    openTab()
    expect(await openResetForm(reloaded)).toEqual({ ...reloaded, ...empty })
  })

  it('is not restored for another token, or after an hour', async () => {
    const now = Date.now()
    await saveResetForm(typed, now)
    expect(await openResetForm(reloaded, now + hour)).toEqual({ ...reloaded, ...empty })
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
  it.each(['{broken', '', '{"saved_at":1,"form":{"token":"t"}}'])('the invalid form %j is removed', (text) => {
    local.set(storageKeys.reset, text)
    purgeResetForm()
    expect([...local]).toEqual([])
  })

  it('a form is removed after an hour', async () => {
    const now = Date.now()
    await saveResetForm(typed, now)
    purgeResetForm(now + hour - 1)
    expect(local.size).toBe(1)
    purgeResetForm(now + hour)
    expect(local.size).toBe(0)
  })
})
