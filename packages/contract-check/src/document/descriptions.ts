/** One line for each field and parameter, apart from the schemas, so that the shop's pages do not carry them. */
import { type Json, object } from '../json.ts'
import texts from './descriptions.json' with { type: 'json' }

/** By name, or by owner and name where a name has several meanings, such as `ShippingCountry.code`. */
export const descriptions: Readonly<Record<string, string>> = texts

export const NO_DESCRIPTION = 'No description:'

/** @param owner a schema or an operation */
export function descriptionOf(owner: string, name: string): string {
  return (
    descriptions[`${owner}.${name}`] ?? descriptions[name] ?? `${NO_DESCRIPTION} ${owner}.${name}`
  )
}

/** Describes the fields at any depth, with their provenance, since few tools show `x-provenance`. */
export function describeFields(value: Json, owner = ''): void {
  const { operationId } = object(value)
  for (const [key, inner] of Object.entries(object(value))) {
    if (/^(?:example|x-rules)$/.test(key)) continue
    const fields = key === 'properties' ? Object.entries(object(inner)) : []
    for (const [name, schema] of fields) {
      const { 'x-provenance': provenance, 'x-needed-for': reason, description } = object(schema)
      const note = reason === undefined ? provenance : `${provenance}: ${reason}`
      const texts = [descriptionOf(owner, name), ...[description ?? []].flat()]
      object(schema).description = `${texts.join('. ')}${note === undefined ? '' : ` (${note})`}`
    }
    const isSchema = /^[A-Z]/.test(key) && !key.includes('-')
    const innerOwner = isSchema ? key : String(operationId ?? owner)
    for (const each of Array.isArray(inner) ? inner : [inner]) describeFields(each, innerOwner)
  }
}
