import { readFile, writeFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { PRODUCT_PATH } from './product-pages.ts'

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)

/** Writes `.br` and `.gz` files next to the text files, where they are smaller. */
export const precompress = async (files: readonly string[]): Promise<void> => {
  for (const file of files.filter((name) => /\.(?:html|js|css|svg|json|txt|xml)$/.test(name))) {
    const text = await readFile(file)
    // The highest quality takes ten times as long, which is too much for the pages of thousands of products.
    const quality = file.includes(PRODUCT_PATH) ? 9 : constants.BROTLI_MAX_QUALITY
    const params = { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: text.length }
    const [br, gz] = await Promise.all([brotli(text, { params }), gzipped(text, { level: 9 })])
    if (br.length < text.length) await writeFile(`${file}.br`, br)
    if (gz.length < text.length) await writeFile(`${file}.gz`, gz)
  }
}
