import { afterEach, describe, expect, it, vi } from 'vitest'
import { isInMemory, readStored, removeStored, writeStored } from './storage'

afterEach(() => {
  removeStored('key')
  vi.unstubAllGlobals()
})

const storage = (
  setItem: (key: string, value: string) => void,
  stored = new Map<string, string>(),
) => ({
  getItem: (key: string) => stored.get(key) ?? null,
  setItem,
  removeItem: (key: string) => void stored.delete(key),
})

const full = () => {
  throw new DOMException('full', 'QuotaExceededError')
}

describe('full storage', () => {
  it('is replaced by memory', () => {
    const stored = new Map([['key', 'before']])
    vi.stubGlobal('localStorage', storage(full, stored))
    writeStored('key', 'now')
    expect(readStored('key')).toBe('now')
    expect(stored.get('key')).toBe('before')
    expect(isInMemory('key')).toBe(true)
    removeStored('key')
    expect(readStored('key')).toBeNull()
  })

  it('is used again as soon as a write succeeds', () => {
    const stored = new Map<string, string>()
    vi.stubGlobal('localStorage', storage(full, stored))
    writeStored('key', 'in memory')
    vi.stubGlobal(
      'localStorage',
      storage((key, value) => void stored.set(key, value), stored),
    )
    writeStored('key', 'in storage')
    stored.set('key', 'by another tab')
    expect(readStored('key')).toBe('by another tab')
  })
})

it('works without local storage', () => {
  vi.stubGlobal('localStorage', undefined)
  expect(readStored('key')).toBeNull()
  writeStored('key', 'value')
  expect(readStored('key')).toBe('value')
})
