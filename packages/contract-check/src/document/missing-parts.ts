import { type Operation, operations } from '@shop/contract'
import * as z from 'zod/mini'
import { NO_DESCRIPTION } from './descriptions.ts'
import { openApiText } from './document.ts'
import { examples, responseExamples } from './examples.ts'
import { isSchema } from './schemas.ts'

const folder = 'packages/contract-check/src/document'

/** What a new call or field still needs, in sentences that say where. */
export function missingParts(): string[] {
  const descriptions = missingDescriptions().map(
    (name) => `${name} has no description: add it to ${folder}/descriptions.json.`,
  )
  return [...operations.flatMap(missingExamples), ...descriptions]
}

/** The fields without a description, by owner and name. */
function missingDescriptions(): readonly string[] {
  const found = openApiText().matchAll(new RegExp(`${NO_DESCRIPTION} ([\\w.-]+)`, 'g'))
  return [...new Set([...found].map(([, name = '']) => name))]
}

function missingExamples(operation: Operation): string[] {
  const { name } = operation
  const request = `Add a request of ${name} to ${folder}/request-examples.json.`
  const responses = wrongResponseFields(operation).map(
    (field) =>
      `The response of ${name} needs a valid ${field} in ${folder}/response-examples.json.`,
  )
  return hasInput(operation) && examples[name] === undefined ? [request, ...responses] : responses
}

function hasInput({ route }: Operation): boolean {
  const { body, contentType, pathParams, query } = {
    body: undefined,
    contentType: undefined,
    ...route,
  }
  const hasJsonBody = isSchema(body) && contentType === undefined
  return hasJsonBody || Boolean(pathParams) || Boolean(query)
}

/** The fields in which the example of a success does not match its schema. */
function wrongResponseFields({ name, route }: Operation): string[] {
  const [success] = Object.values<unknown>(route.responses)
  if (!isSchema(success)) return []
  const { issues = [] } = z.safeParse(success, responseExamples[name]).error ?? {}
  return issues.map(({ path }) => path.join('.') || 'example')
}
