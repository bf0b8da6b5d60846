import { expect, it, vi } from 'vitest'
import { ApiError, NotUnderstoodError } from './api-error'
import { failureText } from './failure-text'
import { errorText } from './form-errors'

it('names the code of an answer that is not understood', () => {
  const error = new NotUnderstoodError('cart.update: cart.items')
  expect(failureText(error)).toContain('contact us with the code “cart.update: cart.items”.')
})

it('says that the device is offline, and in a form that the input is kept', () => {
  vi.stubGlobal('navigator', { onLine: false })
  const text = 'You are offline. Try again once you are connected.'
  expect(failureText(new TypeError('Failed to fetch'))).toBe(text)
  expect(errorText(new TypeError('Failed to fetch'))).toBe(`${text} Nothing you entered is lost.`)
})

it('shows the message of the server alone', () => {
  expect(errorText(new ApiError(503, { message: 'Closed until noon.' }))).toBe('Closed until noon.')
})
