import { existsSync, readFileSync } from 'node:fs'
import { isIP } from 'node:net'
import { join, resolve } from 'node:path'
import * as z from 'zod/mini'
import { hostStyles } from '../overrides/host-styles/host-styles.ts'
import { operationPatternsSchema } from '../overrides/passthrough.ts'
import { stubsFileSchema } from '../overrides/stubs.ts'

const toAbsolute = (path: string) => resolve(path)
const splitList = (entries: string) => entries.split(/[\s,]+/).filter((entry) => entry !== '')

const text = z.string()
const path = z.pipe(
  text.check(z.refine(existsSync, 'there is no such file or folder')),
  z.transform(toAbsolute),
)
const list = z.pipe(text, z.transform(splitList))
const matching = (pattern: RegExp, hint: string) => text.check(z.regex(pattern, hint))
const oneOf = <const Values extends readonly string[]>(values: Values) =>
  z.enum(values, `use ${new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(values)}`)
const integer = (min: number, max: number) => {
  const hint = `use a whole number from ${min} to ${max}`
  return z.pipe(
    matching(/^\d+$/, hint),
    z.coerce.number<string>().check(z.gte(min, hint), z.lte(max, hint)),
  )
}

const latency = z.pipe(
  matching(/^\d{1,6}(?:-\d{1,6})?$/, 'use milliseconds, such as 200 or 100-400'),
  z.transform((range) => {
    const bounds = range.split('-').map(Number)
    const max = Math.max(...bounds)
    return max > 0 ? { min: Math.min(...bounds), max } : undefined
  }),
)
const json = z.transform((file: string, { issues }): unknown => {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch (error) {
    issues.push({
      code: 'custom',
      message: error instanceof Error ? error.message : String(error),
      input: file,
    })
    return z.NEVER
  }
})
const isHost = (url: string) => URL.canParse(url) && /^https?:\/\/[^@?#]+$/i.test(url)
const upstream = z.pipe(
  text.check(
    z.refine(isHost, 'use a URL without user and query'),
    z.refine(
      (url) => !/^https?:\/\/[^/:]+\.localhost(?:[/:]|$)/i.test(url),
      'Node does not find names below localhost: use localhost or 127.0.0.1',
    ),
  ),
  z.transform((url) => url.replace(/(?<!\/)\/+$/, '')),
)
const publicHost = matching(
  /^(?:\*\.)?[a-z\d-]+(?:\.[a-z\d-]+)*(?::\d+)?$/i,
  'use a name, or one such as *.example.com',
)
const origin = z.pipe(
  matching(
    /^https?:\/\/(?:\*\.)?[a-z\d.-]+(?::\d{1,5})?\/?$/i,
    'use a URL such as https://shop.example.com',
  ),
  z.transform((url) => url.replace(/\/$/, '').toLowerCase()),
)
const isProxy = (entry: string) =>
  /^(?:loopback|(?:link|unique)local)$/.test(entry) || isIP(entry.replace(/\/\d{1,3}$/, '')) > 0
const proxyHint = 'use loopback, an address, or a subnet such as 10.0.0.0/8'

/** The options by flag, in camel case. */
export const optionSchema = z.object({
  port: z._default(integer(0, 65_535), 4010),
  host: z._default(text, '127.0.0.1'),
  data: z.optional(text),
  worldsDir: z.optional(z.pipe(text, z.transform(toAbsolute))),
  worldLimit: z._default(integer(1, 999_999), 256),
  scenario: z._default(text, 'default'),
  seed: z.optional(path),
  scenarios: z.optional(path),
  latency: z.optional(latency),
  hostStyle: z._default(oneOf(hostStyles), 'full'),
  stubs: z.optional(z.pipe(z.pipe(path, json), stubsFileSchema)),
  upstream: z.optional(upstream),
  passthrough: z._default(z.pipe(list, operationPatternsSchema), []),
  site: z.optional(
    text.check(
      z.refine((folder) => existsSync(join(folder, 'index.html')), 'there is no built shop'),
    ),
  ),
  publicHost: z._default(z.pipe(list, z.array(publicHost)), []),
  shopOrigin: z.optional(origin),
  shopUrl: z.optional(origin),
  returnOrigins: z._default(list, []),
  token: z.optional(
    matching(/^[\w.~-]{16,}$/, 'use at least 16 letters, digits, ".", "_", "~" or "-"'),
  ),
  trustProxy: z.optional(
    text.check(z.refine((entries) => splitList(entries).every(isProxy), proxyHint)),
  ),
  limits: z._default(oneOf(['on', 'off']), 'on'),
  logLevel: z._default(
    oneOf(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']),
    'info',
  ),
})
