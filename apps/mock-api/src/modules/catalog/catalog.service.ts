import { type Product, type ProductDetail, type Slider, toRinggit } from '@shop/contract'
import { ShopError } from '../../shared/errors.ts'
import type { World } from '../../worlds/world.ts'
import { findProduct, type ListedProductRow, listProducts, listSliders } from './catalog.store.ts'

/** All products on sale. */
export const products = (world: World): Product[] => listProducts(world.sql).map(toProduct)

/** The slides of the home page in their order. */
export const sliders = (world: World): Slider[] => listSliders(world.sql)

/**
 * A product with all details of its page.
 * @throws ShopError `product_not_found`
 */
export const product = (world: World, id: number): ProductDetail => {
  const row = findProduct(world.sql, id)
  if (!row) throw new ShopError('product_not_found', 'This product is not in the shop.')
  return {
    ...toProduct(row),
    product_description: row.description,
    product_images: row.images,
    product_facts: row.facts,
    related_product_ids: row.related_ids,
  }
}

/** The name of a product that is an ebook. */
export const nameOfEbook = (world: World, id: number): string | undefined => {
  const row = findProduct(world.sql, id)
  return row?.format === 'ebook' ? row.name : undefined
}

const toProduct = (row: ListedProductRow): Product => ({
  product_id: row.product_id,
  product_name: row.name,
  product_price: toRinggit(row.price_sen),
  product_thumbnail: row.thumbnail,
  product_type: row.type,
  product_format: row.format,
  min_order_quantity: row.min_quantity,
  max_order_quantity: row.max_quantity,
  product_summary: row.summary,
  is_featured: row.is_featured,
  is_best_seller: row.is_best_seller,
})
