import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { runInNewContext } from 'node:vm'
import { parseAst } from 'rolldown/parseAst'
import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { redactUrl } from '../src/shared/redact.ts'

const length = 200_000
const packages = join(import.meta.dirname, '../../..')
const sources = globSync('{apps/mock-api,packages/contract}/src/**/*.ts', { cwd: packages })

const literalSchema = z.object({
  regex: z.object({ pattern: z.string(), flags: z.string() }),
})

/** All regular expressions that a source file writes as literals. */
const patternsOf = (file: string): RegExp[] => {
  const patterns: RegExp[] = []
  const ast = parseAst(readFileSync(join(packages, file), 'utf8'), { lang: 'ts' })
  JSON.stringify(ast, (_key, node: unknown) => {
    const { data } = z.safeParse(literalSchema, node)
    if (data) patterns.push(new RegExp(data.regex.pattern, data.regex.flags))
    return typeof node === 'bigint' ? null : node
  })
  return patterns
}

/** Texts that repeat what a pattern may look for, and then do not match it. */
const provocationsOf = ({ source }: RegExp): string[] => {
  const words = source.match(/[\w ,;:=<>/-]{4,}/g) ?? []
  const signs = source.match(/[^\w\s]/g) ?? []
  const pieces = new Set([...signs, ...words, ' ', '0', 'a', '.', 'a.', '?a'])
  const starts = source.includes('^') ? ['', 'x', ...words.slice(0, 1)] : ['x']
  return starts.flatMap((start) =>
    [...pieces].map((piece) => `${start}${piece.repeat(length / piece.length)}\n\0`),
  )
}

/** Interrupts what takes longer than any linear work; quadratic work takes a minute and more. */
const inTime = (run: () => unknown, timeout = 10_000): unknown =>
  runInNewContext('run()', { run }, { timeout })

const patterns = sources.flatMap((file) =>
  patternsOf(file).map((pattern) => ({ file, pattern, title: `${file} ${pattern}` })),
)

it.each(patterns)('takes linear time: $title', ({ pattern }) => {
  for (const text of provocationsOf(pattern)) {
    inTime(() => text.replace(pattern, ''))
  }
})

it('finds the patterns of both packages', () => {
  expect(patterns.length).toBeGreaterThan(60)
  const isQuadratic = /([?&#])([^=&#]+)=[^&#]*/g
  const [text = ''] = provocationsOf(isQuadratic).filter((candidate) => candidate.startsWith('??'))
  expect(() => inTime(() => text.replace(isQuadratic, ''), 1_000)).toThrow('timed out')
})

it('hides the secrets of an address with many separators', () => {
  const address = `/api${'?'.repeat(length)}token=abc&pass%77ord=x&page=2`
  const redacted = inTime(() => redactUrl(address))
  expect(redacted).toMatch(/\?token=\(hidden\)&pass%77ord=\(hidden\)&page=2$/)
})
