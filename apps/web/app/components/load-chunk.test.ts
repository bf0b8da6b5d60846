import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { CHUNK_TIMEOUT_MS } from '../config/ui-constants'
import { ChunkLoadError, loadChunk } from './load-chunk'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

it('fails when a script takes longer than the time limit', async () => {
  const loading = expect(loadChunk(() => new Promise(() => undefined))).rejects.toThrow(ChunkLoadError)
  await vi.advanceTimersByTimeAsync(CHUNK_TIMEOUT_MS)
  await loading
})

it('leaves no timer when a script has loaded: it would keep the process of a build running', async () => {
  await loadChunk(async () => undefined)
  expect(vi.getTimerCount()).toBe(0)
})
