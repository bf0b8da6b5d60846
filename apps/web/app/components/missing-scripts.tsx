import { useIsFetching } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { CHUNK_TIMEOUT_MS } from '../config/ui-constants'
import { OfflineBar, useOffline } from './offline-note'

/** A script of the shop could not be loaded (requirements §8: after 120 seconds at the latest). */
export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError'
}

const RELOADED_AT = 'reloaded-for-chunk'
const RELOAD_INTERVAL_MS = 5 * 60_000
const MAX_LEAVING_MS = 30_000
const FAILED = 'shop:script-failed'

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

let isWanted = false
/**
 * Safari and Firefox cancel the scripts of a page that is left: a reload would cancel the way to
 * the next one.
 */
let isLeaving = false
let wasCancelled = false

/** Waits for the next page if this one is left. */
export const untilLeft = async (): Promise<void> => {
  if (isLeaving) await new Promise(() => undefined)
}

/**
 * Keeps the page as it is until the network is back, and then loads it again with the styles and
 * scripts that have failed.
 */
export const untilOnline = async (): Promise<void> => {
  if (navigator.onLine) return
  // The page that is wanted next may be opened at the same moment.
  window.addEventListener('online', () => setTimeout(() => isLeaving || reloadPage()))
  await new Promise(() => undefined)
}

/** A script has failed for which the page is not reloaded. */
let hasFailed = false

export const reloadPage = () => {
  isWanted = true
  window.location.reload()
}

/**
 * After a deploy an open page requests scripts that no longer exist: it is reloaded, once. React
 * Router reloads it by itself for each missing script of a route, which is prevented the second
 * time.
 */
export const reloadForMissingScripts = (): void => {
  const stay = () => {
    isLeaving = false
    if (wasCancelled) reloadPage()
  }
  window.addEventListener('beforeunload', () => {
    isLeaving = true
    // A download or a link to a mail program leaves the page where it is.
    setTimeout(stay, MAX_LEAVING_MS)
  })
  window.addEventListener('pageshow', stay)
  window.addEventListener('vite:preloadError', () => {
    wasCancelled = isLeaving
    if (!isLeaving && mayReload()) reloadPage()
  })
  // A style that has failed is never requested again, and no library tries again: the page would
  // stay without.
  const styleFailed = ({ target }: Event) => {
    if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') void untilOnline()
  }
  window.addEventListener('error', styleFailed, true)
  window.navigation?.addEventListener('navigate', (event) => {
    if (event.navigationType !== 'reload' || event.userInitiated || isWanted) return
    wasCancelled = isLeaving
    if (!isLeaving && mayReload()) return
    event.preventDefault()
    // Offline, the present page stays until the network is back.
    if (isLeaving || !navigator.onLine) return
    hasFailed = true
    window.dispatchEvent(new Event(FAILED))
  })
}

/** Throws when a script fails, or has not arrived after 120 s. */
const ScriptTimeout = () => {
  const [error, setError] = useState<ChunkLoadError>()
  useEffect(() => {
    const fail = () => setError(new ChunkLoadError('A script of the shop could not be loaded.'))
    const timer = setTimeout(fail, CHUNK_TIMEOUT_MS)
    window.addEventListener(FAILED, fail)
    // It may fail before this is rendered.
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

/**
 * Rendered while scripts load: offline it says so, as the root does while data loads, and no time
 * is limited.
 */
export const LoadingScripts = () => {
  const isFetching = useIsFetching() > 0
  if (!useOffline()) return <ScriptTimeout />
  return isFetching ? null : <OfflineBar />
}

/**
 * Rendered while the next page loads. Offline, the present page stays, and the browser opens the
 * next one once the network is back: React Router waits for ever for a script that has failed.
 */
export const NextPage = ({ path }: { readonly path: string }) => {
  useEffect(() => {
    const open = () => window.location.assign(path)
    window.addEventListener('online', open)
    return () => window.removeEventListener('online', open)
  }, [path])
  return <LoadingScripts />
}
