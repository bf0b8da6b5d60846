import { expect, it } from 'vitest'
import { createPolicy } from './early-input'

/** What the page's policy makes of the URL of a script: the URL itself, or null. */
const scriptUrl = (url: string) => {
  let result: string | null | undefined
  createPolicy({
    createPolicy: (_name, rules) => {
      result = rules['createScriptURL']?.(url)
    },
  })
  return result
}

it.each([
  'https://js.stripe.com/endive/stripe.js',
  'https://m.js.stripe.com/a.js',
  'https://a.b.js.stripe.com/a.js',
  'https://checkout.stripe.com/a.js',
])('Trusted Types allow the script %s', (url) => {
  expect(scriptUrl(url)).toBe(url)
})

it.each([
  'http://js.stripe.com/a.js',
  'https://js.stripe.com.evil.example/a.js',
  'https://evil-js.stripe.com/a.js',
  'https://a.checkout.stripe.com/a.js',
  'https://stripe.com/a.js',
  'https://evil.example/https://js.stripe.com/a.js',
  'https://js.stripe.com@evil.example/a.js',
  '//js.stripe.com/a.js',
  '/assets/a.js',
])('Trusted Types refuse the script %s', (url) => {
  expect(scriptUrl(url)).toBeNull()
})
