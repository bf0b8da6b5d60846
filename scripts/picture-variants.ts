/**
 * Makes smaller files of the catalogue's pictures for the prerendered pages: part of
 * scripts/collect-catalogue.ts.
 */
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import pMap from 'p-map'
import sharp from 'sharp'

/** From a card on a phone to a product page on a display with two pixels for one. */
const WIDTHS = [320, 640, 960] as const
const SETTINGS = { quality: 76, effort: 2 } as const
const FORMATS: readonly string[] = ['jpeg', 'png', 'webp', 'heif']
const MAX_PIXELS = 50_000_000
const TIMEOUT_MS = 30_000
const CONCURRENCY = 4

interface Variant {
  readonly file: string
  readonly width: number
}

/** Writes the variants of a picture that are not there yet: their names change with the content. */
const writeVariants = async (content: Buffer, folder: string): Promise<readonly Variant[]> => {
  const picture = sharp(content, { limitInputPixels: MAX_PIXELS }).autoOrient()
  const { format, pages = 1, autoOrient } = await picture.metadata()
  // An animation would become a still picture.
  if (!FORMATS.includes(format) || pages > 1 || autoOrient.width <= WIDTHS[0]) return []
  const largest = Math.min(WIDTHS[2], autoOrient.width)
  const widths = [...WIDTHS.filter((width) => width < largest), largest]
  const hash = createHash('sha256')
    .update(JSON.stringify(SETTINGS))
    .update(content)
    .digest('hex')
    .slice(0, 10)
  const variants = [...new Set(widths)].map((width) => ({ width, file: `${hash}-${width}.webp` }))
  for (const { width, file } of variants) {
    if (existsSync(join(folder, file))) continue
    // The whole file at once: what is there counts as complete.
    const variant = await picture.clone().resize({ width }).webp(SETTINGS).toBuffer()
    await writeFile(join(folder, file), variant)
  }
  return variants
}

/**
 * Makes WebP files in up to three widths of pictures in JPEG, PNG, WebP or AVIF, and deletes those
 * of other pictures. A picture that cannot be loaded or decoded, or is small already, has none: the
 * page shows the original.
 *
 * @param urls the pictures by upload name
 * @param folder of the variants
 * @returns the `srcset` of those that have variants, by upload name
 */
export const makeVariants = async (
  urls: ReadonlyMap<string, string>,
  fetch: (url: string, init: RequestInit) => Promise<Response>,
  folder: string,
): Promise<Record<string, string>> => {
  await mkdir(folder, { recursive: true })

  const load = async (url: string): Promise<readonly Variant[]> => {
    const headers = { accept: 'image/*' }
    const response = await fetch(url, { headers, signal: AbortSignal.timeout(TIMEOUT_MS) })
    if (!response.ok) throw new Error(`status ${response.status}`)
    return writeVariants(Buffer.from(await response.arrayBuffer()), folder)
  }

  const loadOrWarn = async ([upload, url]: readonly [string, string]) => {
    const variants = await load(url).catch((error: unknown) => {
      console.warn(`${url} has no smaller files: ${error instanceof Error ? error.message : error}`)
      return []
    })
    return { upload, variants }
  }

  const all = await pMap(urls, loadOrWarn, { concurrency: CONCURRENCY })
  const used = new Set(all.flatMap(({ variants }) => variants.map(({ file }) => file)))
  for (const file of await readdir(folder)) if (!used.has(file)) await rm(join(folder, file))
  return Object.fromEntries(
    all
      .filter(({ variants }) => variants.length > 0)
      .map(({ upload, variants }) => [
        upload,
        variants.map(({ file, width }) => `/assets/${file} ${width}w`).join(', '),
      ]),
  )
}
