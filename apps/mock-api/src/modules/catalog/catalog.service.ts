import {
  type Product,
  type ProductDetail,
  productDetailSchema,
  productSchema,
  type Slider,
  sliderSchema,
} from '@shop/contract'
import { rowOf, rowsOf } from '../../db/rows.ts'
import type { Sql } from '../../db/sql.ts'

export const listProducts = (sql: Sql): Product[] =>
  rowsOf(productSchema, sql.all`SELECT * FROM products ORDER BY product_id`)

export const listProductDetails = (sql: Sql): ProductDetail[] =>
  rowsOf(productDetailSchema, sql.all`SELECT * FROM products ORDER BY product_id`)

export const findProduct = (sql: Sql, id: number): ProductDetail | undefined =>
  rowOf(productDetailSchema, sql.get`SELECT * FROM products WHERE product_id = ${id}`)

export const listSliders = (sql: Sql): Slider[] =>
  rowsOf(sliderSchema, sql.all`SELECT * FROM sliders ORDER BY slider_id`)
