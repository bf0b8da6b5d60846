import {
  type Product,
  type ProductDetail,
  productDetailSchema,
  productSchema,
  type Slider,
  sliderSchema,
} from '@shop/contract'
import * as z from 'zod/mini'
import { flagColumn, jsonColumn } from '../../worlds/columns.ts'
import { rowOf, rowsOf } from '../../worlds/rows.ts'
import type { Sql } from '../../worlds/sql.ts'

const flags = { is_featured: flagColumn, is_best_seller: flagColumn }
const productRow = z.object({ ...productSchema.shape, ...flags })

const { product_description, product_images, product_facts, related_product_ids } = productDetailSchema.shape
const productDetailRow = z.object({
  ...productDetailSchema.shape,
  ...flags,
  product_description: jsonColumn(product_description),
  product_images: jsonColumn(product_images),
  product_facts: jsonColumn(product_facts),
  related_product_ids: jsonColumn(related_product_ids),
})

export const listProducts = (sql: Sql): Product[] =>
  rowsOf(productRow, sql.all`SELECT * FROM products ORDER BY product_id`)

export const listProductDetails = (sql: Sql): ProductDetail[] =>
  rowsOf(productDetailRow, sql.all`SELECT * FROM products ORDER BY product_id`)

export const findProduct = (sql: Sql, id: number): ProductDetail | undefined =>
  rowOf(productDetailRow, sql.get`SELECT * FROM products WHERE product_id = ${id}`)

/** The slides of the home page in their order. */
export const listSliders = (sql: Sql): Slider[] =>
  rowsOf(sliderSchema, sql.all`SELECT * FROM sliders ORDER BY slider_id`)
