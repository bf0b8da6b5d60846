/**
 * One line for each field and parameter, apart from the schemas, so that the shop's pages do not
 * carry them.
 */
import { type Json, type JsonObject, object } from '../json.ts'
import texts from './descriptions.json' with { type: 'json' }

/**
 * By name, or by owner and name where a name has several meanings, such as `ShippingCountry.code`.
 */
export const descriptions: Readonly<Record<string, string>> = texts

export const NO_DESCRIPTION = 'No description:'

/** @param owner a schema or an operation */
export function descriptionOf(owner: string, name: string): string {
  return (
    descriptions[`${owner}.${name}`] ?? descriptions[name] ?? `${NO_DESCRIPTION} ${owner}.${name}`
  )
}

/**
 * Describes the fields at any depth, with their provenance, since few tools show `x-provenance`.
 */
export function describeFields(value: Json, owner = ''): void {
  const { operationId } = object(value)
  for (const [key, inner] of Object.entries(object(value))) {
    if (/^(?:example|x-rules)$/.test(key)) continue
    if (key === 'properties') describeProperties(object(inner), owner)
    const innerOwner = isSchemaName(key) ? key : String(operationId ?? owner)
    for (const item of [inner].flat()) describeFields(item, innerOwner)
  }
}

const isSchemaName = (key: string): boolean => /^[A-Z]/.test(key) && !key.includes('-')

function describeProperties(properties: JsonObject, owner: string): void {
  for (const [name, property] of Object.entries(properties)) {
    const schema = object(property)
    const texts = [descriptionOf(owner, name), ...[schema.description ?? []].flat()]
    schema.description = `${texts.join('. ')}${provenanceNote(schema)}`
  }
}

/** Such as " (needed: the cart shows it)"; empty for a field without provenance. */
function provenanceNote({
  'x-provenance': provenance,
  'x-needed-for': reason,
}: JsonObject): string {
  if (reason !== undefined) return ` (${provenance}: ${reason})`
  return provenance === undefined ? '' : ` (${provenance})`
}
