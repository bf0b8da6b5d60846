import type { Sql } from '../worlds/world.ts'
import { coupons, customers, samplePasswordHash, trainers } from './people.ts'
import { coverFile, products, type SeedProduct } from './products.ts'
import { slides } from './slides.ts'

/** @param cover the file of its picture under /uploads/ */
export const insertProduct = (sql: Sql, product: SeedProduct, cover: string): void => {
  const facts = product.facts.map(([label, value]) => ({ label, value }))
  const [minimum, maximum] = product.quantity
  sql.run`INSERT INTO products VALUES (${product.id}, ${product.name}, ${product.price}, ${cover}, ${product.type},
    ${product.format}, ${minimum}, ${maximum}, ${product.summary}, ${product.featured ? 1 : 0},
    ${product.bestSeller ? 1 : 0}, ${JSON.stringify(product.description)}, ${JSON.stringify([cover])},
    ${JSON.stringify(facts)}, ${JSON.stringify(product.related)})`
}

export const insertCatalogue = (sql: Sql): void => {
  for (const product of products) insertProduct(sql, product, coverFile(product))
  for (const slide of slides) {
    sql.run`INSERT INTO sliders VALUES (${slide.id}, ${slide.title}, ${slide.text}, ${slide.image}, ${slide.link}, ${slide.linkLabel})`
  }
  for (const coupon of coupons)
    sql.run`INSERT INTO coupons VALUES (${coupon.code}, ${coupon.percent}, ${coupon.expiresAt})`
}

const openedAt = '2026-05-01T02:00:00.000Z'

export const insertPeople = (sql: Sql): void => {
  for (const { number, name, certification } of trainers) {
    sql.run`INSERT INTO trainers VALUES (${number}, ${name}, ${certification})`
  }
  for (const { id, email, firstName, lastName, phone, address } of customers) {
    const addressText = address && JSON.stringify(address)
    sql.run`INSERT INTO customers (customer_id, email, first_name, last_name, phone, password_hash, email_verified_at,
        shipping_address, billing_address, created_at)
      VALUES (${id}, ${email}, ${firstName}, ${lastName}, ${phone}, ${samplePasswordHash}, ${openedAt},
        ${addressText}, ${addressText}, ${openedAt})`
  }
}
