import { type Operation, operations } from '@shop/contract'
import * as z from 'zod/mini'
import { NO_DESCRIPTION } from './descriptions.ts'
import { openApiText } from './document.ts'
import { examples, responseExamples } from './examples.ts'
import { shapeOf } from './operation.ts'
import { isSchema } from './schemas.ts'

const folder = 'packages/contract-check/src/document'

/** What a new call or field still needs, in sentences that say where. */
export function missingParts(): string[] {
  const descriptions = missingDescriptions().map(
    (name) => `${name} has no description: add it to ${folder}/descriptions.json.`,
  )
  const summaries = operations
    .filter(({ route }) => route.summary === undefined)
    .map(({ name }) => `${name} has no summary: add it to routes.ts.`)
  return [...summaries, ...operations.flatMap(missingExamples), ...descriptions]
}

/** The fields without a description, by owner and name. */
function missingDescriptions(): readonly string[] {
  const found = openApiText().matchAll(new RegExp(`${NO_DESCRIPTION} ([\\w.-]+)`, 'g'))
  return [...new Set([...found].map(([, name = '']) => name))]
}

function missingExamples({ name, route }: Operation): string[] {
  const { body: sent, parameters = {} } = examples[name] ?? {}
  const shapes = ['headers', 'pathParams', 'query'].map((key) => shapeOf(Reflect.get(route, key)))
  const texts = Object.entries(parameters).map(([key, value]) => [key, String(value)])
  const parts = [
    ['request', z.strictObject(Object.assign({}, ...shapes)), Object.fromEntries(texts)],
    ['request', 'contentType' in route || Reflect.get(route, 'body'), sent],
    ['response', Object.values<unknown>(route.responses)[0], responseExamples[name]],
  ] as const
  return parts.flatMap(([part, schema, example]) =>
    wrongFields(schema, example).map(
      (wrong) => `The ${part} of ${name} ${wrong} in ${folder}/${part}-examples.json.`,
    ),
  )
}

/** How an example differs from its schema, in words. */
function wrongFields(schema: unknown, example: unknown): string[] {
  if (!isSchema(schema)) return []
  const { issues = [] } = z.safeParse(schema, example).error ?? {}
  return issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.map((key) => `has the unknown key ${[...issue.path, key].join('.')}`)
      : `needs a valid ${issue.path.join('.') || 'example'}`,
  )
}
