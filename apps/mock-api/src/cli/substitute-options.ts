/** The options of stubs and of a real host behind the mock. */
import { readFileSync } from 'node:fs'
import * as z from 'zod/mini'
import { passthroughInputSchema } from '../worlds/passthrough.ts'
import { type StubInput, stubsFileSchema } from '../worlds/stub-schema.ts'
import { InvalidOption } from './invalid-option.ts'

/** @throws InvalidOption */
export const parseUpstream = (text: string | undefined): string | undefined => {
  if (text === undefined || text === '') return undefined
  const url = URL.parse(text)
  if (!url || !/^https?:$/.test(url.protocol) || url.username !== '' || url.search !== '' || url.hash !== '') {
    throw new InvalidOption(`"${text}" is not an upstream: use a URL such as https://staging.example.com.`)
  }
  return url.href.replace(/\/+$/, '')
}

/** @throws InvalidOption */
export const parsePassthrough = (patterns: readonly string[], upstream: string | undefined): readonly string[] => {
  const result = z.safeParse(passthroughInputSchema, { operations: patterns })
  if (!result.success) {
    const [issue] = result.error.issues
    throw new InvalidOption(`"${patterns[Number(issue?.path[1])]}" is not an operation to forward. ${issue?.message}`)
  }
  if (patterns.length > 0 && upstream === undefined) {
    throw new InvalidOption('--passthrough needs the host to forward to: add --upstream URL.')
  }
  return patterns
}

/** @throws InvalidOption */
export const parseStubsFile = (path: string | undefined): readonly StubInput[] => {
  if (path === undefined) return []
  const result = z.safeParse(stubsFileSchema, readJson(path))
  if (result.success) return result.data.stubs
  const [issue] = result.error.issues
  throw new InvalidOption(`${path} is not a stubs file: ${issue?.path.join('.') || 'the file'}: ${issue?.message}`)
}

const readJson = (path: string): unknown => {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new InvalidOption(`The stubs file ${path} cannot be used: ${reason}`)
  }
}
