import { useSyncExternalStore } from 'react'
import { paths } from '../config/paths'
import { builtSite } from '../config/site'
import type { SiteSettings } from '../config/site-schema'
import { HTTP_TIMEOUT_MS } from '../config/ui-constants'
import { whenIdle } from '../hooks/when-idle'

/** Without the query cache, which is not part of the first load: header and footer need these settings. */
let settings = builtSite
let loading: Promise<SiteSettings> | undefined
const listeners = new Set<() => void>()

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

/** Whether two JSON values have the same content. */
const isSame = (one: unknown, other: unknown): boolean => {
  if (!isObject(one) || !isObject(other)) return one === other
  const fields = new Map(Object.entries(other))
  const own = Object.entries(one)
  return own.length === fields.size && own.every(([name, value]) => isSame(value, fields.get(name)))
}

const load = async (): Promise<SiteSettings> => {
  await whenIdle()
  const response = await fetch(paths.siteData, { signal: AbortSignal.timeout(HTTP_TIMEOUT_MS) })
  if (!response.ok) return builtSite
  const received: unknown = await response.json()
  // Usually nothing has changed since the build: then no parser is loaded, and nothing renders again.
  if (isSame(received, builtSite)) return builtSite
  const { parseSite } = await import('../config/site-schema')
  settings = parseSite(received)
  for (const notify of listeners) notify()
  return settings
}

/**
 * The owner's current settings in data.json, requested once a page. The page renders with those of the build, so this request has
 * the lowest priority; the settings of the build are also used when it fails.
 */
export const loadSite = (): Promise<SiteSettings> => {
  loading ??= load().catch(() => builtSite)
  return loading
}

const subscribe = (onChange: () => void) => {
  listeners.add(onChange)
  void loadSite()
  return () => {
    listeners.delete(onChange)
  }
}

/** The owner's settings: those of the build at first, then those of data.json. */
export const useSite = (): SiteSettings =>
  useSyncExternalStore(
    subscribe,
    () => settings,
    () => builtSite,
  )
