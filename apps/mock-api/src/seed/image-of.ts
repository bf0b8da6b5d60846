import { dimensions } from '@shop/design'
import { findCartProduct } from '../modules/cart/cart.store.ts'
import type { World } from '../worlds/world.ts'
import { cover, seedImages } from './covers.ts'
import { type Image, rasterCover } from './raster-covers.ts'

/**
 * The image of a file under /uploads/: one of the sample, or a cover made for a product without a thumbnail.
 * @param request opens its world on first access
 */
export const imageOf = async (file: string, request: { readonly world: World }): Promise<Image | undefined> => {
  const svg = svgOf(file, request)
  return svg === undefined ? rasterCover(file) : { type: 'image/svg+xml', content: svg }
}

const svgOf = (file: string, request: { readonly world: World }): string | undefined => {
  const image = seedImages.get(file)
  const id = Number(/^product-(\d{1,9})\.svg$/.exec(file)?.[1])
  if (image !== undefined || Number.isNaN(id)) return image
  const product = findCartProduct(request.world.sql, id)
  return product && cover({ ...product, id, hue: dimensions[id % dimensions.length] ?? dimensions[0] })
}
