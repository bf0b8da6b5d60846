import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useMatches } from 'react-router'
import { usePrerenderedData } from '../api/prerendered-data'
import { confirmPrerendered } from '../api/query-client'
import { loadSite } from '../api/site-settings'
import { logFailure } from '../config/log'
import { startStripe } from '../features/payment/stripe'
import { pagePattern } from '../routing/page-pattern'
import { useShopStore } from '../state/hooks'
import { startStore } from '../state/start-store'
import { recoverFocus } from './recover-focus'

/** @param page the pattern of the path of the visit's first page */
const startFigures = async (page: string) => {
  const { figures_url: url } = await loadSite()
  if (url !== '') (await import('./field-figures')).sendFigures(url, page)
}

/** Restores the stored state and starts what every page does with it. Renders nothing. */
export const StartDataLayer = () => {
  const store = useShopStore()
  const queryClient = useQueryClient()
  const prerendered = usePrerenderedData()
  const match = useMatches().at(-1)
  const [firstPage] = useState(() => (match ? pagePattern(match.pathname, match.params) : '/*'))
  useEffect(() => {
    let stop: (() => void) | undefined
    // In a task of its own: the effects of all components that hydrate with this one are a task already.
    const timer = setTimeout(() => {
      stop = startStore(store, queryClient)
    })
    return () => {
      clearTimeout(timer)
      stop?.()
    }
  }, [store, queryClient])
  useEffect(startStripe, [])
  useEffect(recoverFocus, [])
  useEffect(() => {
    startFigures(firstPage).catch((error: unknown) => logFailure('Starting the field figures', error))
  }, [firstPage])
  useEffect(() => {
    void confirmPrerendered(queryClient, prerendered)
  }, [queryClient, prerendered])
  return null
}
