import { beforeEach, expect, it, vi } from 'vitest'
import { stubStorage } from '../../../test/support/browser-state'
import { storageKeys } from '../../state/storage'
import { openResetForm, saveResetForm } from './reset-form-storage'

const link = { email: 'a@example.com', token: 'secret-token' }
const typed = { ...link, new_password: 'Rahsia#123', confirm_password: 'Rahsia' }
const reloaded = { email: 'a@example.com', token: '' }
const empty = { new_password: '', confirm_password: '' }

let local: Map<string, string>

const openTab = () => stubStorage(new Map(), 'sessionStorage')

beforeEach(() => {
  local = stubStorage()
  return () => vi.unstubAllGlobals()
})

it('restores the saved form after a reload, with a readable password in neither storage', () => {
  const session = openTab()
  saveResetForm(typed)
  expect(openResetForm(reloaded)).toEqual(typed)
  expect(openResetForm(link)).toEqual(typed)
  for (const text of [...local.values(), ...session.values()]) {
    const bytes = Uint8Array.from(text.match(/\d+/g) ?? [], Number)
    expect(text + new TextDecoder().decode(bytes)).not.toMatch(/Rahsia|secret-token/)
  }
})

it('restores nothing in another tab, for another token, or after an hour', () => {
  openTab()
  saveResetForm(typed)
  const other = { email: 'a@example.com', token: 'other-token' }
  expect(openResetForm(other)).toEqual({ ...other, ...empty })
  vi.useFakeTimers({ now: Date.now() + 60 * 60_000 })
  expect(openResetForm(reloaded)).toEqual({ ...reloaded, ...empty })
  vi.useRealTimers()
  openTab()
  expect(openResetForm(reloaded)).toEqual({ ...reloaded, ...empty })
})

it('stores nothing with blocked session storage', () => {
  vi.stubGlobal('sessionStorage', undefined)
  saveResetForm(typed)
  expect(local.has(storageKeys.reset)).toBe(false)
  expect(openResetForm(link)).toEqual({ ...link, ...empty })
})
