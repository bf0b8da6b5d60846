import type { Product } from '@shop/contract/host'

export const sampleProduct = (product_id: number, rest: Partial<Product> = {}): Product => ({
  product_id,
  product_name: `Product ${product_id}`,
  product_summary: '',
  product_price: 10,
  product_thumbnail: 'cover.svg',
  product_type: 'other',
  product_format: 'book',
  min_order_quantity: 1,
  max_order_quantity: 5,
  is_featured: false,
  is_best_seller: false,
  ...rest,
})
