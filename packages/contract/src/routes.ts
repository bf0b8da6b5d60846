import { initContract } from '@ts-rest/core'
import { routes as auth } from './auth/routes.ts'
import { routes as cart } from './cart/routes.ts'
import { routes as catalog } from './catalog/routes.ts'
import { routes as coupon } from './coupon/routes.ts'
import { routes as order } from './order/routes.ts'
import { routes as payment } from './payment/routes.ts'
import { routes as profile } from './profile/routes.ts'
import { routes as settings } from './settings/routes.ts'
import { API_PREFIX } from './shared/constants.ts'
import { errors } from './shared/errors.ts'
import { routes as trainers } from './trainers/routes.ts'

/** The operations of requirements §7, named by their keys, such as `cart.update`. */
export const contract = initContract().router(
  { auth, catalog, cart, coupon, settings, order, payment, profile, trainers },
  {
    pathPrefix: API_PREFIX,
    strictStatusCodes: true,
    commonResponses: errors(400, 422, 429, 500, 503),
  },
)
