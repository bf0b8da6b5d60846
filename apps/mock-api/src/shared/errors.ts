import { ERROR_STATUS, type ErrorBody, type ErrorCode } from '@shop/contract'

/** Messages for users, by the field's path, such as `customer.email`. */
export type FieldErrors = Record<string, string[]>

interface Issue {
  readonly message: string
  readonly path?: readonly (PropertyKey | { readonly key: PropertyKey })[] | undefined
}

/** @param whole the key of issues without a path */
export const fieldErrors = (issues: readonly Issue[], whole = 'body'): FieldErrors => {
  const errors: FieldErrors = {}
  for (const { path = [], message } of issues) {
    const field =
      path.map((part) => String(typeof part === 'object' ? part.key : part)).join('.') || whole
    errors[field] = [...(errors[field] ?? []), message]
  }
  return errors
}

export const fieldsText = (errors: FieldErrors): string =>
  Object.entries(errors)
    .map(([field, messages]) => `${field}: ${messages.join(' ')}`)
    .join('; ')

/**
 * An error with a code of the contract. Users of the shop, or developers at the controls, see its
 * `message`.
 */
export class ShopError extends Error {
  readonly code: ErrorCode
  readonly errors: FieldErrors | undefined

  constructor(code: ErrorCode, message: string, errors?: FieldErrors, options?: ErrorOptions) {
    super(message, options)
    this.code = code
    this.errors = errors
  }

  get status(): number {
    return ERROR_STATUS[this.code]
  }

  get body(): ErrorBody {
    return { message: this.message, code: this.code, ...(this.errors && { errors: this.errors }) }
  }
}

/** An error with a code outside the contract, such as `upstream_timeout`. */
export class MockError extends Error {
  readonly status: number
  readonly code: string

  constructor(status: number, code: string, message: string, options?: ErrorOptions) {
    super(message, options)
    this.status = status
    this.code = code
  }

  get body(): ErrorBody {
    return { message: this.message, code: this.code }
  }
}

/** A rate limit is exceeded; the response has Retry-After. */
export class TooManyAttempts extends ShopError {
  readonly retryAfterSeconds: number

  constructor(retryAfterSeconds: number) {
    const minutes = Math.ceil(retryAfterSeconds / 60)
    const wait = minutes === 1 ? 'a minute' : `${minutes} minutes`
    super('too_many_requests', `Too many attempts. Please try again in ${wait}.`)
    this.retryAfterSeconds = retryAfterSeconds
  }
}

/** The response to an unexpected error, without internals. */
export const internalError = () =>
  new ShopError('internal_error', 'Something went wrong on our side. Please try again in a moment.')
