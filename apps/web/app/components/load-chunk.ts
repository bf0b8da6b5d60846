import { CHUNK_TIMEOUT_MS } from '../config/ui-constants'

/** A script of the shop could not be loaded (requirements §8: after 120 seconds at the latest). */
export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError'
}

const RELOADED_AT = 'reloaded-for-chunk'
const RELOAD_INTERVAL_MS = 5 * 60_000

/** Records the reload; false after a recent reload, or when it cannot be recorded, to prevent a reload loop. */
const mayReload = (): boolean => {
  try {
    const reloadedAt = Number(sessionStorage.getItem(RELOADED_AT) ?? 0)
    if (Date.now() - reloadedAt < RELOAD_INTERVAL_MS) return false
    sessionStorage.setItem(RELOADED_AT, String(Date.now()))
    return true
  } catch {
    return false
  }
}

const withTimeout = <Module>(loading: Promise<Module>): Promise<Module> => {
  let timer: ReturnType<typeof setTimeout> | undefined
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ChunkLoadError('Loading a script of the shop timed out.')), CHUNK_TIMEOUT_MS)
  })
  // A timer would keep the process of build/refresh-pages.ts running.
  return Promise.race([loading, timeout]).finally(() => clearTimeout(timer))
}

/**
 * Loads a script of the shop. After a deploy an open page requests scripts that no longer exist: it is reloaded, once.
 *
 * @throws ChunkLoadError after that reload, offline, or after 120 s
 */
export const loadChunk = async <Module>(load: () => Promise<Module>): Promise<Module> => {
  try {
    return await withTimeout(load())
  } catch (cause) {
    if (cause instanceof ChunkLoadError) throw cause
    if (!navigator.onLine || !mayReload())
      throw new ChunkLoadError('A script of the shop could not be loaded.', { cause })
    window.location.reload()
    return new Promise(() => undefined)
  }
}
