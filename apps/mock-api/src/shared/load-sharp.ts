import { ShopError } from './errors.ts'

/**
 * Loaded with the first picture, so that the server starts without it, also where it is not installed.
 * @throws ShopError `unavailable`
 */
export const loadSharp = async () => {
  const { default: sharp } = await import('sharp').catch((cause: unknown) => {
    throw new ShopError('unavailable', 'Pictures need the package sharp, which is not installed.', undefined, { cause })
  })
  sharp.cache(false)
  sharp.concurrency(1)
  return sharp
}
