import type { Sql } from '../worlds/world.ts'
import { coupons } from './coupons.ts'
import { coverFile, products, type SeedProduct } from './products.ts'
import { slides } from './slides.ts'
import { trainers } from './trainers.ts'

/** @param cover the file of its cover under /uploads/ */
export const insertProduct = (sql: Sql, product: SeedProduct, cover: string): void => {
  const facts = product.facts.map(([label, value]) => ({ label, value }))
  sql.run`INSERT INTO products VALUES (${product.id}, ${product.name}, ${product.price}, ${cover}, ${product.type},
    ${product.format}, ${product.min_order_quantity}, ${product.max_order_quantity}, ${product.summary},
    ${product.featured ? 1 : 0}, ${product.bestSeller ? 1 : 0}, ${JSON.stringify(product.description)},
    ${JSON.stringify([cover])}, ${JSON.stringify(facts)}, ${JSON.stringify(product.related)})`
}

/** Products, slides, coupons and trainers. */
export const insertCatalogue = (sql: Sql): void => {
  for (const product of products) insertProduct(sql, product, coverFile(product))
  for (const { id, title, text, image, link, linkLabel } of slides) {
    sql.run`INSERT INTO sliders VALUES (${id}, ${title}, ${text}, ${image}, ${link}, ${linkLabel})`
  }
  for (const { code, discount, expiresAt } of coupons) {
    sql.run`INSERT INTO coupons VALUES (${code}, ${discount.kind}, ${discount.value}, ${expiresAt})`
  }
  for (const { number, name, certification } of trainers) {
    sql.run`INSERT INTO trainers VALUES (${number}, ${name}, ${certification})`
  }
}
