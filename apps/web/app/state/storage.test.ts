import { afterEach, describe, expect, it, vi } from 'vitest'
import { onUnwritten, readStored, removeStored, writeStored } from './storage'

afterEach(() => {
  removeStored('key')
  vi.unstubAllGlobals()
})

const storage = (setItem: (key: string, value: string) => void, kept = new Map<string, string>()) => ({
  getItem: (key: string) => kept.get(key) ?? null,
  setItem,
  removeItem: (key: string) => void kept.delete(key),
})

const full = () => {
  throw new DOMException('full', 'QuotaExceededError')
}

describe('a storage that is full', () => {
  it('is made up for while the page is open, and told of', () => {
    const kept = new Map([['key', 'before']])
    vi.stubGlobal('localStorage', storage(full, kept))
    const heard = vi.fn()
    const stop = onUnwritten(heard)
    writeStored('key', 'now')
    expect(readStored('key')).toBe('now')
    expect(kept.get('key')).toBe('before')
    expect(heard).toHaveBeenCalledExactlyOnceWith('key')
    removeStored('key')
    expect(readStored('key')).toBeNull()
    stop()
    writeStored('key', 'later')
    expect(heard).toHaveBeenCalledOnce()
  })

  it('counts again as soon as it has room', () => {
    const kept = new Map<string, string>()
    vi.stubGlobal('localStorage', storage(full, kept))
    writeStored('key', 'in memory')
    vi.stubGlobal(
      'localStorage',
      storage((key, value) => void kept.set(key, value), kept),
    )
    writeStored('key', 'on the device')
    kept.set('key', 'by another tab')
    expect(readStored('key')).toBe('by another tab')
  })
})

it('works without a storage at all', () => {
  vi.stubGlobal('localStorage', undefined)
  expect(readStored('key')).toBeNull()
  writeStored('key', 'value')
  expect(readStored('key')).toBe('value')
})
