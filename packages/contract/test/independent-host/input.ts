/** Parsers of request values. */
import { invalid } from './exchange.ts'

export type Fields = Readonly<Record<string, unknown>>

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export function fieldsOf(value: unknown, name = 'body'): Fields {
  if (!isFields(value)) throw invalid(name)
  return value
}

export function text(fields: Fields, name: string, { max = 100, pattern = /^[^\p{Cc}]+$/u } = {}): string {
  const value = fields[name]
  if (typeof value !== 'string' || value.trim() === '' || value.length > max || !pattern.test(value))
    throw invalid(name)
  return value.trim()
}

export const email = (fields: Fields): string =>
  text(fields, 'email', { max: 254, pattern: /^[A-Za-z0-9._%+'-]+@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+$/ }).toLowerCase()

export const phone = (fields: Fields): string => text(fields, 'phone', { pattern: /^\+?\d[\d ()-]{5,19}$/ })

export const optional = <T>(value: unknown, parse: (value: unknown) => T): T | null =>
  value === null || value === undefined ? null : parse(value)

export interface Address {
  readonly address_line_one: string
  readonly state: string
  readonly country: string
  readonly postal_code: string
}

export function address(value: unknown): Address {
  const fields = fieldsOf(value, 'address')
  return {
    address_line_one: text(fields, 'address_line_one', { max: 200 }),
    state: text(fields, 'state'),
    country: text(fields, 'country', { pattern: /^[A-Z]{2}$/ }),
    postal_code: text(fields, 'postal_code', { pattern: fields['country'] === 'MY' ? /^\d{5}$/ : /^[\w -]{2,12}$/ }),
  }
}

const taxFields = ['company_name', 'company_phone', 'company_registration_number', 'sst_number', 'tin_number'] as const
export type TaxDetails = Record<(typeof taxFields)[number], string>

export function taxDetails(value: unknown): TaxDetails {
  const fields = fieldsOf(value, 'tax_details')
  const part = (name: string) => (fields[name] === '' ? '' : text(fields, name))
  return {
    company_name: text(fields, 'company_name'),
    company_phone: part('company_phone'),
    company_registration_number: part('company_registration_number'),
    sst_number: part('sst_number'),
    tin_number: part('tin_number'),
  }
}

export const noTaxDetails: TaxDetails = {
  company_name: '',
  company_phone: '',
  company_registration_number: '',
  sst_number: '',
  tin_number: '',
}

/** A positive whole number of a path or a query. */
export function positive(value: string | null | undefined, error: Error): number {
  if (value === null || value === undefined || !/^[1-9]\d{0,15}$/.test(value)) throw error
  return Number(value)
}
