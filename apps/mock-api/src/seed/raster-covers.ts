import { createHash } from 'node:crypto'
import { loadSharp } from '../shared/load-sharp.ts'
import { type CoveredProduct, cover } from './covers.ts'
import { products } from './products.ts'

export interface Image {
  readonly type: string
  readonly content: string | Buffer
}

const WIDTH = 1200
const NOISE_SIDE = 256

/** A tile of noise, always the same: a flat drawing would be an unusually small file. */
const bytes = createHash('shake256', { outputLength: NOISE_SIDE ** 2 })
  .update('paper')
  .digest()
const noise = {
  input: Buffer.from(bytes.map((byte) => 112 + byte / 8)),
  raw: { width: NOISE_SIDE, height: NOISE_SIDE, channels: 1 },
  tile: true,
  blend: 'soft-light',
} as const

const render = async (product: CoveredProduct, file: string): Promise<Image> => {
  // Without lettering, which would depend on the fonts of the machine.
  const svg = cover({ ...product, name: '' })
  const sharp = await loadSharp().catch(() => undefined)
  if (!sharp) return { type: 'image/svg+xml', content: svg }
  const artwork = sharp(Buffer.from(svg), { density: (72 * WIDTH) / 480 })
  return file.endsWith('.jpg')
    ? { type: 'image/jpeg', content: await artwork.composite([noise]).jpeg({ quality: 85 }).toBuffer() }
    : { type: 'image/png', content: await artwork.png().toBuffer() }
}

const rendered = new Map<string, Promise<Image>>()

/** A sample cover in JPEG or PNG, rendered on the first request for it; in SVG where sharp is not installed. */
export const rasterCover = async (file: string): Promise<Image | undefined> => {
  const product = products.find(({ thumbnail }) => thumbnail === file)
  if (!product) return undefined
  const image = rendered.get(file) ?? render(product, file)
  rendered.set(file, image)
  return image
}
