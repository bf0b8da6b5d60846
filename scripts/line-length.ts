/**
 * Fails for lines that are too long to read, part of `pnpm lint`: `node scripts/line-length.ts`.
 */
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { inRoot } from '@shop/tooling/in-root'

const MAX_COLUMNS = 100
/** An address, a path or a pattern of this length makes its line long, and cannot be wrapped. */
const LONG_WORD = 60
const FILES = ['*.ts', '*.tsx', '*.js', '*.mjs', '*.css', '*.md', '*.mdx']

/** Data: each paragraph of a sample document is one line. */
const DATA = ':!apps/web/tools/documents/*.md'

const isTooLong = (line: string): boolean =>
  line.length > MAX_COLUMNS &&
  // A row of a table in Markdown, and a line that is a pattern.
  !/^(?:\||\s*\/(?![/*]))/.test(line) &&
  !line.split(/\s+/).some((word) => word.length >= LONG_WORD)

const options = ['--cached', '--others', '--exclude-standard', '--', ...FILES, DATA]
const files = execFileSync('git', ['ls-files', ...options], { cwd: inRoot('.'), encoding: 'utf8' })
  .split('\n')
  .filter((file) => file !== '' && existsSync(inRoot(file)))

/** Commands, output and patches in Markdown are data: emptied, so that lines keep their numbers. */
const withoutCode = (text: string): string =>
  text.replace(/^```\w[\s\S]*?^```$/gm, (code) => code.replace(/.+/g, ''))

const tooLong = files.flatMap((file) =>
  withoutCode(readFileSync(inRoot(file), 'utf8'))
    .split('\n')
    .flatMap((line, index) =>
      isTooLong(line) ? [`${file}:${index + 1} has ${line.length} columns`] : [],
    ),
)
if (tooLong.length > 0) {
  console.error(`Lines have at most ${MAX_COLUMNS} columns:\n${tooLong.join('\n')}`)
  process.exitCode = 1
}
