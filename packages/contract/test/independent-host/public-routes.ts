import { Refusal, type Route, reply } from './exchange.ts'
import { positive } from './input.ts'
import type { Product } from './rules.ts'
import { COUPON, ringgit, SHIPPING, type State } from './state.ts'

export const productBody = ({ product_id, product_name, price, product_type, product_format, min, max }: Product) => ({
  product_id,
  product_name,
  product_price: ringgit(price),
  product_thumbnail: `product-${product_id}.png`,
  product_type,
  product_format,
  product_summary: 'A sample.',
  min_order_quantity: min,
  max_order_quantity: max,
  is_featured: product_id === 1,
  is_best_seller: false,
})

const shipping = {
  free_country: 'MY',
  countries: [
    { code: 'MY', name: 'Malaysia', mode: 'free' },
    { code: 'SG', name: 'Singapore', mode: 'quoted' },
  ],
  shipping_charges: ringgit(SHIPPING),
  delivery_days: 5,
  ebook_delivery_days: 3,
  international_days_min: 14,
  international_days_max: 21,
}

const slide = {
  slider_id: 1,
  title: 'Sample',
  text: 'A sample.',
  image: 'slide.png',
  link: '/category',
  link_label: 'See',
}

export function publicRoutes(state: State): Route[] {
  const page = { method: 'GET', auth: 'public' } as const
  const trainer = { trainer_number: 1, trainer_name: 'Sample Trainer', trainer_certification: 'Level 1' }
  return [
    {
      ...page,
      name: 'catalog.products',
      path: /^\/home-page\/products$/,
      handle: () => reply({ data: state.products.map(productBody) }),
    },
    { ...page, name: 'catalog.sliders', path: /^\/home-page\/sliders$/, handle: () => reply({ data: [slide] }) },
    {
      ...page,
      name: 'catalog.product',
      path: /^\/product\/([^/]+)$/,
      handle: ({ params: [id] }) => {
        const missing = new Refusal(404, 'product_not_found')
        const wanted = positive(id, missing)
        const product = state.products.find(({ product_id }) => product_id === wanted)
        if (!product) throw missing
        const details = {
          product_description: ['A sample.'],
          product_images: [],
          product_facts: [{ label: 'Pages', value: '240' }],
          related_product_ids: [2],
        }
        return reply({ data: { ...productBody(product), ...details } })
      },
    },
    { ...page, name: 'settings.shipping', path: /^\/settings\/shipping$/, handle: () => reply({ data: shipping }) },
    { ...page, name: 'trainers.list', path: /^\/licensed-trainers$/, handle: () => reply({ data: [trainer] }) },
  ]
}

/** @throws Refusal for a code that is not valid */
export function couponOf(code: string): typeof COUPON {
  if (code.trim().toUpperCase() !== COUPON.code) throw new Refusal(422, 'coupon_unknown')
  return COUPON
}
