import { expect, it, vi } from 'vitest'
import { ApiError, NotUnderstoodError } from './api-error'
import { failureText } from './failure-text'
import { errorText } from './form-errors'

const lost = new TypeError('Failed to fetch')
const kept = 'Nothing you entered is lost.'

it.each([
  [
    'no response',
    lost,
    'We could not reach the shop. Check your connection, or try again in a moment.',
  ],
  [
    'a failure of the host',
    new ApiError(503, '<h1>Gateway</h1>'),
    'The shop has a problem at the moment. Please try again in a few minutes.',
  ],
  [
    'a refusal',
    new ApiError(403, '<h1>Forbidden</h1>'),
    'The shop did not accept this, and gave no reason. Please contact us if it stays so.',
  ],
  [
    'an answer that is not understood',
    new NotUnderstoodError('cart.update: cart.items'),
    'We could not read the shop’s answer. Please contact us with the code “cart.update: ' +
      'cart.items”.',
  ],
])('says what to do after %s, and in a form that the input is kept', (_, error, text) => {
  vi.stubGlobal('navigator', { onLine: true })
  expect(failureText(error)).toBe(text)
  expect(errorText(error)).toBe(`${text} ${kept}`)
})

it('says that the device is offline', () => {
  vi.stubGlobal('navigator', { onLine: false })
  expect(failureText(lost)).toBe('You are offline. Try again once you are connected.')
  expect(errorText(lost)).toBe(`You are offline. Try again once you are connected. ${kept}`)
})

it.each([422, 503])('shows the message of the server alone, with the status %d', (status) => {
  const error = new ApiError(status, { message: 'Closed until noon.' })
  expect([failureText(error), errorText(error)]).toEqual([
    'Closed until noon.',
    'Closed until noon.',
  ])
})
