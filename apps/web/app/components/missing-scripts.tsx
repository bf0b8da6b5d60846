import { useEffect, useState } from 'react'
import { CHUNK_TIMEOUT_MS } from '../config/ui-constants'

/** A script of the shop could not be loaded (requirements §8: after 120 seconds at the latest). */
export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError'
  override readonly message = 'A script of the shop could not be loaded.'
}

/** In the storage of the tab: when a page was reloaded for a missing script. */
export const RELOADED_AT = 'reloaded-for-chunk'
const RELOAD_INTERVAL_MS = 5 * 60_000
const FAILED = 'shop:script-failed'

/** Safari and Firefox cancel the scripts of a page that is left. */
let isLeaving = false
let isWanted = false
/** A route's script has failed, maybe before `ScriptTimeout` is rendered. */
let hasFailed = false

/**
 * Records the reload; false offline, after a recent reload, or when it cannot be recorded, which
 * would allow a reload loop.
 */
const mayReload = (): boolean => {
  try {
    const reloadedAt = Number(sessionStorage.getItem(RELOADED_AT) ?? 0)
    if (!navigator.onLine || Date.now() - reloadedAt < RELOAD_INTERVAL_MS) return false
    sessionStorage.setItem(RELOADED_AT, String(Date.now()))
    return true
  } catch {
    return false
  }
}

export const reloadPage = () => {
  isWanted = true
  window.location.reload()
}

/**
 * After a deploy an open page requests scripts that no longer exist: it is reloaded, once. React
 * Router reloads it for each missing script of a route, which is prevented the second time.
 */
export const reloadForMissingScripts = (): void => {
  window.addEventListener('beforeunload', () => {
    isLeaving = true
    // A download or a link to a mail program leaves the page where it is.
    setTimeout(() => (isLeaving = false), 30_000)
  })
  window.addEventListener('vite:preloadError', () => {
    if (!isLeaving && mayReload()) reloadPage()
  })
  window.navigation?.addEventListener('navigate', (event) => {
    if (event.navigationType !== 'reload' || event.userInitiated || isWanted) return
    if (!isLeaving && mayReload()) return
    event.preventDefault()
    hasFailed = true
    window.dispatchEvent(new Event(FAILED))
  })
}

/** What follows a failed script: an error page, unless the page is about to be another one. */
export const failedScript = async (cause: unknown): Promise<never> => {
  if (isLeaving) await new Promise(() => undefined)
  throw new ChunkLoadError(undefined, { cause })
}

/** Rendered while scripts load: throws when one fails, or has not arrived after 120 s. */
export const ScriptTimeout = () => {
  const [error, setError] = useState<ChunkLoadError>()
  useEffect(() => {
    const fail = () => setError(new ChunkLoadError())
    const timer = setTimeout(fail, CHUNK_TIMEOUT_MS)
    window.addEventListener(FAILED, fail)
    if (hasFailed) fail()
    return () => {
      hasFailed = false
      clearTimeout(timer)
      window.removeEventListener(FAILED, fail)
    }
  }, [])
  if (error) throw error
  return null
}
