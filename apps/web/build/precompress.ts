import { readFile, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)

const isText = (file: string) => /\.(?:html|js|css|svg|json|txt|xml)$/.test(file)

/**
 * Writes `.br` and `.gz` files next to the text files, where they are smaller.
 *
 * @param quality brotli's; the highest by default
 */
export const precompress = async (files: readonly string[], quality = constants.BROTLI_MAX_QUALITY): Promise<void> => {
  const compress = async (file: string) => {
    const text = await readFile(file)
    const params = { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: text.length }
    const smaller = [
      ['.br', await brotli(text, { params })],
      ['.gz', await gzipped(text, { level: 9 })],
    ] as const
    for (const [suffix, bytes] of smaller) if (bytes.length < text.length) await writeFile(`${file}${suffix}`, bytes)
  }
  // The workers share the iterator.
  const pending = files.filter(isText).values()
  const worker = async () => {
    for (const file of pending) await compress(file)
  }
  await Promise.all(Array.from({ length: availableParallelism() }, worker))
}
