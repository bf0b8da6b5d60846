import { ERROR_STATUS, type ErrorBody, type ErrorCode } from '@shop/contract'

/** Messages for the people at a form, by the field's path, such as `customer.email`. */
export type FieldErrors = Record<string, string[]>

/** What a service throws when a request cannot be granted. `message` is shown to people. */
export class ShopError extends Error {
  readonly code: ErrorCode
  readonly errors: FieldErrors | undefined

  constructor(code: ErrorCode, message: string, errors?: FieldErrors) {
    super(message)
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

/** When something was tried too often. The answer says in Retry-After when to try again. */
export class TooManyAttempts extends ShopError {
  readonly retryAfterSeconds: number

  constructor(retryAfterSeconds: number) {
    const minutes = Math.ceil(retryAfterSeconds / 60)
    super(
      'too_many_requests',
      `Too many attempts. Please try again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`,
    )
    this.retryAfterSeconds = retryAfterSeconds
  }
}

/** The answer to whatever nobody foresaw: it tells nothing of our insides. */
export const internalError = () =>
  new ShopError('internal_error', 'Something went wrong on our side. Please try again in a moment.')
