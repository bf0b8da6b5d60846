import { contract } from 'virtual:contract-outline'
import { operations } from '@shop/contract'
import type { AppRoute } from '@ts-rest/core'
import { expect, test } from 'vitest'
import { parseResponse } from './parse-response'
import { loadResponseParser } from './response-parser'

const outlines = Object.values(contract).flatMap((routes) => Object.values<AppRoute>(routes))

test.each(operations)('$name has the schema of the whole contract', async ({ route }) => {
  const outline = outlines.find(({ method, path }) => method === route.method && path === route.path) ?? route
  const parse = await loadResponseParser(outline)
  const body = { unknown: true }
  expect(parse(body)).toEqual(parseResponse(route, body))
  expect(parse(body)).not.toMatchObject({ body })
})
