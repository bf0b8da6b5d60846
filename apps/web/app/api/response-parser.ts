import { contract } from 'virtual:contract-outline'
import type { AppRoute } from '@ts-rest/core'
import type { ParsedResponse } from './parse-response'

type Routes = Readonly<Record<string, AppRoute>>

/** The routes of each domain and how to load them with their schemas: a file each, since creating all schemas takes 80 ms on a phone. */
const domains: readonly (readonly [outline: Routes, load: () => Promise<Routes>])[] = [
  [contract.auth, async () => (await import('@shop/contract/auth/routes')).authRoutes],
  [contract.catalog, async () => (await import('@shop/contract/catalog/routes')).catalogRoutes],
  [contract.cart, async () => (await import('@shop/contract/cart/routes')).cartRoutes],
  [contract.coupon, async () => (await import('@shop/contract/coupon/routes')).couponRoutes],
  [contract.settings, async () => (await import('@shop/contract/settings/routes')).settingsRoutes],
  [contract.order, async () => (await import('@shop/contract/order/routes')).orderRoutes],
  [contract.payment, async () => (await import('@shop/contract/payment/routes')).paymentRoutes],
  [contract.profile, async () => (await import('@shop/contract/profile/routes')).profileRoutes],
  [contract.trainers, async () => (await import('@shop/contract/trainers/routes')).trainersRoutes],
]

/**
 * Loads the parser of the success responses of a route. zod is not part of the first load.
 *
 * @param route of the contract's outline
 */
export const loadResponseParser = async (route: AppRoute): Promise<(body: unknown) => ParsedResponse> => {
  for (const [outline, load] of domains) {
    const [key] = Object.entries(outline).find(([, own]) => own === route) ?? []
    if (key === undefined) continue
    const [{ parseResponse }, routes] = await Promise.all([import('./parse-response'), load()])
    return (body) => parseResponse(routes[key] ?? route, body)
  }
  throw new Error(`${route.method} ${route.path} is not part of the contract`)
}
