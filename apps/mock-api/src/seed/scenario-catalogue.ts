import type { World } from '../worlds/world.ts'
import { insertProduct } from './insert-basics.ts'
import { coverFile, products } from './products.ts'

/** The seed's shelf made up to `count`: each product again as a volume two, three and so on, under the same cover. */
export const manyProducts = (world: World, count: number): void => {
  for (let index = 0; products.length + index < count; index += 1) {
    const first = products[index % products.length]
    if (!first) return
    const volume = Math.floor(index / products.length) + 2
    const again = {
      ...first,
      id: products.length + 1 + index,
      name: `${first.name}, volume ${volume}`,
      price: first.price + volume * 10,
    }
    insertProduct(world.sql, again, coverFile(first))
  }
}
