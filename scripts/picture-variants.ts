/** Makes smaller files of the catalogue's pictures for the prerendered pages: part of scripts/collect-catalogue.ts. */
import { createHash, randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import * as z from 'zod/mini'
import { mapConcurrently } from './map-concurrently.ts'

/** From a card on a phone to a product page on a display with two pixels for one. */
const WIDTHS = [320, 640, 960] as const
const SETTINGS = { quality: 76, effort: 2 } as const
/** SVG needs no variants, and of an animation they would be still pictures. */
const FORMATS: readonly string[] = ['jpeg', 'png', 'webp', 'heif']
const MAX_PIXELS = 50_000_000
const TIMEOUT_MS = 30_000
const CONCURRENCY = 4

const knownSchema = z.record(
  z.string(),
  z.object({
    etag: z.nullable(z.string()),
    modified: z.nullable(z.string()),
    /** Empty for a picture without variants. */
    srcset: z.string(),
  }),
)
/** The pictures of the last run by URL, so that only changed ones are sent again. */
type Known = z.infer<typeof knownSchema>

export interface PictureSource {
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>
  /** The folder of the variants; what is known about them is stored next to it. */
  readonly folder: string
}

const filesOf = (srcset: string) => srcset.split(', ').flatMap((candidate) => /\w+-\d+\.webp/.exec(candidate) ?? [])

/** Writes the variants of a picture. Their names change with their content. @returns their `srcset`; empty for none */
const writeVariants = async (content: Buffer, folder: string): Promise<string> => {
  const picture = sharp(content, { limitInputPixels: MAX_PIXELS }).autoOrient()
  const { format, pages = 1, autoOrient } = await picture.metadata()
  if (!FORMATS.includes(format) || pages > 1 || autoOrient.width <= WIDTHS[0]) return ''
  const widths = [...WIDTHS.filter((width) => width < autoOrient.width), Math.min(WIDTHS[2], autoOrient.width)]
  const hash = createHash('sha256').update(JSON.stringify(SETTINGS)).update(content).digest('hex').slice(0, 10)
  const candidates: string[] = []
  for (const width of new Set(widths)) {
    const file = `${hash}-${width}.webp`
    candidates.push(`/assets/${file} ${width}w`)
    if (existsSync(join(folder, file))) continue
    // Under a name of its own first: an interrupted run leaves no half file, and two pictures may have the same content.
    const next = join(folder, randomUUID())
    await picture.clone().resize({ width }).webp(SETTINGS).toFile(next)
    await rename(next, join(folder, file))
  }
  return candidates.join(', ')
}

/** Empty at first, and after a run that was interrupted while it wrote the file. */
const readKnown = async (file: string): Promise<Known> => {
  try {
    return z.parse(knownSchema, JSON.parse(await readFile(file, 'utf8')))
  } catch {
    return {}
  }
}

/**
 * Makes WebP files in up to three widths of pictures in JPEG, PNG, WebP or AVIF. A picture that cannot be loaded or decoded, or is
 * small already, has none: the page shows the original.
 *
 * @param urls the pictures by upload name
 * @returns the `srcset` of those that have variants, by upload name
 */
export const makeVariants = async (
  urls: ReadonlyMap<string, string>,
  { fetch, folder }: PictureSource,
): Promise<Record<string, string>> => {
  await mkdir(folder, { recursive: true })
  const index = `${folder}.json`
  const before = await readKnown(index)

  const load = async (url: string): Promise<Known[string]> => {
    const known = before[url]
    const isComplete = known && filesOf(known.srcset).every((file) => existsSync(join(folder, file)))
    const headers = new Headers({ accept: 'image/*' })
    if (isComplete && known.etag) headers.set('if-none-match', known.etag)
    if (isComplete && known.modified) headers.set('if-modified-since', known.modified)
    const response = await fetch(url, { headers, signal: AbortSignal.timeout(TIMEOUT_MS) })
    if (response.status === 304 && known) return known
    if (!response.ok) throw new Error(`status ${response.status}`)
    const srcset = await writeVariants(Buffer.from(await response.arrayBuffer()), folder)
    return { etag: response.headers.get('etag'), modified: response.headers.get('last-modified'), srcset }
  }

  const found: Known = {}
  const entries = await mapConcurrently([...urls], CONCURRENCY, async ([upload, url]) => {
    const known = await load(url).catch((error: unknown) => {
      console.warn(`${url} has no smaller files: ${error instanceof Error ? error.message : error}`)
      return undefined
    })
    if (known) found[url] = known
    return [upload, known?.srcset ?? ''] as const
  })
  await writeFile(index, JSON.stringify(found))
  const used = new Set(Object.values(found).flatMap(({ srcset }) => filesOf(srcset)))
  for (const file of await readdir(folder)) if (!used.has(file)) await rm(join(folder, file))
  return Object.fromEntries(entries.filter(([, srcset]) => srcset !== ''))
}
