/** What a host may do otherwise than the mock: a run with all of it has no deviation. */
import { bodies, type Deviation, messages } from './deviate.ts'

export const allowed: readonly Deviation[] = [
  messages('coupon.apply', 404, 'No cart: see https://shop-admin.example/help/carts.php'),
  messages('catalog.product', 404, 'No such page: GET /api/v1/product/abc, ../../etc/passwd'),
  bodies('catalog.product', 'data', ({ product_images: pictures }) => {
    if (Array.isArray(pictures)) pictures.push('no-such-picture.png')
  }),
]
