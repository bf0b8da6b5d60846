import { ShopError } from '../../shared/errors.ts'
import { loadSharp } from '../../shared/load-sharp.ts'
import { type ImageType, imageTypeOf } from './image-type.ts'

export interface Picture {
  readonly type: ImageType
  readonly content: Buffer
}

/** The longer side of a stored picture. */
const MAX_SIDE = 512

/** Decoded, 100 MB at most. */
const MAX_PIXELS = 25_000_000

const MAX_SECONDS = 5

const notAPicture = 'This is not a picture that we can show. Please choose a PNG, JPEG or WebP file.'
const tooManyPixels = 'A picture may have at most 25 million pixels. Please choose a smaller one.'

const reencode = async (content: Buffer): Promise<Picture> => {
  const type = imageTypeOf(content)
  if (type === null) throw new ShopError('avatar_not_an_image', notAPicture, { avatar: [notAPicture] })
  const sharp = await loadSharp()
  const failed = (error: unknown) =>
    new ShopError('avatar_not_an_image', notAPicture, { avatar: [notAPicture] }, { cause: error })
  // Parses the header alone: an image that claims too many pixels is not decoded.
  const header = await sharp(content, { limitInputPixels: false })
    .metadata()
    .catch((error: unknown) => {
      throw failed(error)
    })
  if (header.width * header.height > MAX_PIXELS)
    throw new ShopError('validation_failed', tooManyPixels, { avatar: [tooManyPixels] })
  const image = sharp(content, { limitInputPixels: MAX_PIXELS, failOn: 'warning', pages: 1 })
    .autoOrient()
    .resize({ width: MAX_SIDE, height: MAX_SIDE, fit: 'inside', withoutEnlargement: true })
    .timeout({ seconds: MAX_SECONDS })
  const reencoded = await image.toBuffer().catch((error: unknown) => {
    throw failed(error)
  })
  return { type, content: reencoded }
}

let previous: Promise<unknown> = Promise.resolve()

/**
 * Decodes a picture and encodes it again, upright, at most 512 pixels wide and high: without its metadata, such as the place where
 * it was taken, and without anything else that the file contains. One picture at a time, so that memory is bounded.
 * @throws ShopError `avatar_not_an_image`, decided by the content, or `validation_failed` for too many pixels
 */
export const reencodePicture = (content: Buffer): Promise<Picture> => {
  const picture = previous.then(() => reencode(content))
  previous = picture.catch(() => undefined)
  return picture
}
