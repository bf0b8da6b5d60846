import { productFormatSchema, productTypeSchema } from '@shop/contract'
import * as z from 'zod/mini'
import { flagColumn, jsonColumn } from '../../worlds/columns.ts'
import { rowOf, rowsOf } from '../../worlds/rows.ts'
import type { Sql } from '../../worlds/sql.ts'

/** The columns of a product that every query selects. */
export const productRow = z.object({
  product_id: z.number(),
  name: z.string(),
  price_sen: z.number(),
  thumbnail: z.string(),
  type: productTypeSchema,
  format: productFormatSchema,
  min_quantity: z.number(),
  max_quantity: z.number(),
})
export type ProductRow = z.infer<typeof productRow>

const listedProductRow = z.extend(productRow, {
  summary: z.string(),
  is_featured: flagColumn,
  is_best_seller: flagColumn,
})
export type ListedProductRow = z.infer<typeof listedProductRow>

const detailedProductRow = z.extend(listedProductRow, {
  description: jsonColumn(z.array(z.string())),
  images: jsonColumn(z.array(z.string())),
  facts: jsonColumn(z.array(z.object({ label: z.string(), value: z.string() }))),
  related_ids: jsonColumn(z.array(z.number())),
})
export type DetailedProductRow = z.infer<typeof detailedProductRow>

const sliderRow = z.object({
  slider_id: z.number(),
  title: z.string(),
  text: z.string(),
  image: z.string(),
  link: z.string(),
  link_label: z.string(),
})

export const listProducts = (sql: Sql): ListedProductRow[] =>
  rowsOf(listedProductRow, sql.all`SELECT * FROM products ORDER BY product_id`)

export const findProduct = (sql: Sql, id: number): DetailedProductRow | undefined =>
  rowOf(detailedProductRow, sql.get`SELECT * FROM products WHERE product_id = ${id}`)

export const listSliders = (sql: Sql): z.infer<typeof sliderRow>[] =>
  rowsOf(sliderRow, sql.all`SELECT * FROM sliders ORDER BY slider_id`)
