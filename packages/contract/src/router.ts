import { initContract } from '@ts-rest/core'
import { authRoutes } from './auth/routes.ts'
import { cartRoutes } from './cart/routes.ts'
import { catalogRoutes } from './catalog/routes.ts'
import { couponRoutes } from './coupon/routes.ts'
import { orderRoutes } from './order/routes.ts'
import { paymentRoutes } from './payment/routes.ts'
import { profileRoutes } from './profile/routes.ts'
import { settingsRoutes } from './settings/routes.ts'
import { API_PREFIX } from './shared/constants.ts'
import { errors } from './shared/errors.ts'
import { trainersRoutes } from './trainers/routes.ts'

/** The 24 operations of requirements §7, named by their keys, such as `cart.update`. */
export const contract = initContract().router(
  {
    auth: authRoutes,
    catalog: catalogRoutes,
    cart: cartRoutes,
    coupon: couponRoutes,
    settings: settingsRoutes,
    order: orderRoutes,
    payment: paymentRoutes,
    profile: profileRoutes,
    trainers: trainersRoutes,
  },
  { pathPrefix: API_PREFIX, strictStatusCodes: true, commonResponses: errors(400, 422, 429, 500, 503) },
)
