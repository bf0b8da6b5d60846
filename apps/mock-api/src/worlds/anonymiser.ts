import { isSecretName } from './redact.ts'

/** Values that give access to something: each gets a placeholder of its form, the same wherever it occurs. */
const credentials: Readonly<Record<string, (count: number) => string | number>> = {
  cart_id: (count) => count,
  cart_uid: (count) => `00000000-0000-4000-8000-${String(count).padStart(12, '0')}`,
  order_txn_id: (count) => `recorded-order-${count}`,
  session_id: (count) => `recorded-session-${count}`,
  access_code: (count) => `RECORDED-${count}`,
  test_url: (count) => `https://example.com/test/${count}`,
  clientSecret: (count) => `https://example.com/pay/${count}`,
  avatar: (count) => `recorded-avatar-${count}.png`,
}
const otherNames: Readonly<Record<string, string>> = {
  cartUid: 'cart_uid',
  txnId: 'order_txn_id',
  txnid: 'order_txn_id',
}
/** Names that mean a credential in the path of one operation. */
const namesInPath: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'order.detail': { id: 'order_txn_id' },
}

/** Data of a person, by a pattern of the name. */
const personal: readonly (readonly [RegExp, string])[] = [
  [/^first_name$/, 'Sample'],
  [/^last_name$/, 'Person'],
  [/customer_name$|^assigned_to$/, 'Sample Person'],
  [/phone|mobile/, '+60 10-000 0000'],
  [/^address_line/, '1 Sample Street'],
  [/^company_name$/, 'Sample Company'],
  [/registration_number$|^(?:sst|tin)_number$|birth|passport/, '1'],
]

/** What differs between equal requests of two shops or two visitors. */
const freeName = /email|^(?:state|postal_code|return_url|cancel_url)$/

const emailPattern = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g
const jwtPattern = /\beyJ[\w-]+\.[\w-]+\.[\w-]*/g
const secretPlaceholder = (count: number): string => `recorded-secret-${count}`
/** Shorter texts may be equal by chance: they are replaced in their fields only. */
const minLength = 8

/**
 * Replaces secrets and data of persons in recorded exchanges: passwords and tokens, credentials of carts, orders, payments and
 * tests, e-mail addresses, names, phone numbers, address lines and tax details.
 */
export class Anonymiser {
  readonly #placeholders = new Map<string, string | number>()
  /** What is replaced in any text, with what replaces it, by its first characters. */
  readonly #inTexts = new Map<string, Map<string, string>>()
  /** Names of persons, with what replaces them. */
  readonly #names = new Map<string, string>()
  readonly #counts = new Map<string, number>()

  /** A copy of JSON with placeholders. */
  anonymise(value: unknown): JsonValue {
    return this.#copy(value, (name, field) => this.#field(name, field))
  }

  /** What a request must have, without fields that are secret or personal: they have any value. */
  matchOf(value: unknown): JsonValue {
    return this.#copy(value, (name, field) => {
      const isSecret = isSecretName(name) && credentials[name] === undefined
      const isFree = isSecret || personalValue(name) !== undefined || freeName.test(name)
      // Also for a free field: a response may repeat its value in a sentence.
      const copy = this.#field(name, field)
      return isFree ? undefined : copy
    })
  }

  /** Like `matchOf`, for the parameters in the path of an operation. */
  matchOfPath(operation: string, params: unknown): JsonValue {
    return this.#copy(params, (name, field) => this.#field(namesInPath[operation]?.[name] ?? name, field))
  }

  #copy(value: unknown, field: (name: string, value: unknown) => JsonValue | undefined): JsonValue {
    if (typeof value === 'string') return this.#text(value)
    if (typeof value === 'number' || typeof value === 'boolean') return value
    if (Array.isArray(value)) return value.map((element) => this.#copy(element, field))
    if (typeof value !== 'object' || value === null) return null
    const entries = Object.entries(value).flatMap(([name, inner]): (readonly [string, JsonValue])[] => {
      const isLeaf = typeof inner !== 'object' || isSecretName(name)
      const copy = isLeaf ? field(name, inner) : this.#copy(inner, field)
      return copy === undefined ? [] : [[name, copy]]
    })
    return Object.fromEntries(entries)
  }

  #field(name: string, value: unknown): JsonValue {
    if (value === null || value === '' || typeof value === 'boolean') return value
    const kind = otherNames[name] ?? name
    const placeholder = credentials[kind]
    if (placeholder && typeof value !== 'object') {
      // A number in a path or in the form of another host is text.
      const replaced = this.#placeholder(kind, String(value), placeholder)
      return typeof value === 'string' ? String(replaced) : replaced
    }
    if (isSecretName(name)) {
      const secret = typeof value === 'string' ? value : JSON.stringify(value)
      return this.#placeholder('secret', secret, secretPlaceholder)
    }
    const replaced = personalValue(name)
    if (replaced !== undefined && /name$/.test(name)) this.#names.set(String(value), replaced)
    if (replaced !== undefined && !/^(?:first|last)_name$/.test(name)) this.#replaceInTexts(String(value), replaced)
    if (replaced !== undefined) return replaced
    // A message may greet a customer.
    return name === 'message' ? this.#withoutNames(this.#text(String(value))) : this.anonymise(value)
  }

  #withoutNames(text: string): string {
    return [...this.#names].reduce((result, [name, replaced]) => result.replaceAll(name, replaced), text)
  }

  /** A text without the known secrets, e-mail addresses and tokens that it contains. */
  #text(text: string): string {
    return this.#withoutKnown(text)
      .replace(jwtPattern, (token) => String(this.#placeholder('secret', token, secretPlaceholder)))
      .replace(emailPattern, (email) =>
        String(this.#placeholder('email', email.toLowerCase(), (count) => `person-${count}@example.com`)),
      )
  }

  #withoutKnown(text: string): string {
    let result = ''
    let copied = 0
    for (let at = 0; at <= text.length - minLength; at += 1) {
      const known = this.#inTexts.get(text.slice(at, at + minLength))
      if (known === undefined) continue
      const longest = [...known.keys()]
        .filter((value) => text.startsWith(value, at))
        .reduce((one, other) => (one.length < other.length ? other : one), '')
      if (longest === '') continue
      result += text.slice(copied, at) + known.get(longest)
      copied = at + longest.length
      at = copied - 1
    }
    return result + text.slice(copied)
  }

  #replaceInTexts(value: string, replaced: string): void {
    if (value.length < minLength) return
    const start = value.slice(0, minLength)
    this.#inTexts.set(start, (this.#inTexts.get(start) ?? new Map()).set(value, replaced))
  }

  #placeholder(kind: string, value: string, placeholder: (count: number) => string | number) {
    const known = this.#placeholders.get(value)
    if (known !== undefined) return known
    const count = (this.#counts.get(kind) ?? 0) + 1
    this.#counts.set(kind, count)
    const created = placeholder(count)
    this.#placeholders.set(value, created)
    this.#replaceInTexts(value, String(created))
    return created
  }
}

const personalValue = (name: string): string | undefined => personal.find(([pattern]) => pattern.test(name))?.[1]

type JsonValue = string | number | boolean | null | JsonValue[] | { [name: string]: JsonValue }
