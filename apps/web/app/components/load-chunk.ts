import { CHUNK_TIMEOUT_MS } from '../config/ui-constants'

/** A part of the shop did not arrive (requirements §8: after 120 seconds at the latest). */
export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError'
}

const MARK = 'reloaded-for-chunk'
const AGAIN_AFTER_MS = 5 * 60_000

/** Marks that the page is loaded afresh; false when it just was, or when that cannot be remembered: a loop helps nobody. */
const mayReload = (): boolean => {
  try {
    const before = Number(sessionStorage.getItem(MARK) ?? 0)
    if (Date.now() - before < AGAIN_AFTER_MS) return false
    sessionStorage.setItem(MARK, String(Date.now()))
    return true
  } catch {
    return false
  }
}

const tooLate = () =>
  new Promise<never>((_, reject) => {
    setTimeout(() => reject(new ChunkLoadError('A part of the shop took too long to arrive.')), CHUNK_TIMEOUT_MS)
  })

/**
 * Loads a part of the shop. After a deploy the old page asks for parts that are gone: it is then loaded afresh, once.
 * @throws ChunkLoadError when that has been tried, the browser is offline, or 120 s have passed
 */
export const loadChunk = async <Part>(load: () => Promise<Part>): Promise<Part> => {
  try {
    return await Promise.race([load(), tooLate()])
  } catch (cause) {
    if (cause instanceof ChunkLoadError) throw cause
    if (!navigator.onLine || !mayReload()) throw new ChunkLoadError('A part of the shop did not arrive.', { cause })
    window.location.reload()
    return new Promise(() => undefined)
  }
}
