import { readFile, writeFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)

const isText = (file: string) => /\.(?:html|js|css|svg|json|txt|xml)$/.test(file)

/** Writes `.br` and `.gz` files with the highest compression next to the text files, where they are smaller. */
export const precompress = async (files: readonly string[]): Promise<void> => {
  const compress = async (file: string) => {
    const text = await readFile(file)
    const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: text.length }
    const smaller = [
      ['.br', await brotli(text, { params })],
      ['.gz', await gzipped(text, { level: 9 })],
    ] as const
    for (const [suffix, bytes] of smaller) if (bytes.length < text.length) await writeFile(`${file}${suffix}`, bytes)
  }
  await Promise.all(files.filter(isText).map(compress))
}
