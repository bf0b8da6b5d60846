import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { usePrerenderedData } from '../api/prerendered-data'
import { confirmPrerendered } from '../api/query-client'
import { startStripe } from '../features/payment/stripe'
import { startStore } from '../state/start-store'
import { store } from '../state/store'

/** Restores the stored state and starts what every page does with it. Renders nothing. */
export const StartDataLayer = () => {
  const queryClient = useQueryClient()
  const prerendered = usePrerenderedData()
  useEffect(() => startStore(store, queryClient), [queryClient])
  useEffect(startStripe, [])
  useEffect(() => confirmPrerendered(queryClient, prerendered), [queryClient, prerendered])
  return null
}
