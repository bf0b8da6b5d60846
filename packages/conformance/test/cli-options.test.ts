import { describe, expect, test } from 'vitest'
import { parseOptions, UsageError } from '../src/cli-options.ts'

const url = ['--base', 'http://127.0.0.1']
const parse = (args: readonly string[], environment: Record<string, string> = {}) =>
  parseOptions([...url, ...args], environment)?.conform

test('--help needs no other option', () => {
  expect(parseOptions(['--help'], {})).toBeUndefined()
})

test('--only takes commas, wildcards and repetition', () => {
  const { only } = parse(['--only', 'trainers.list,catalog.prod*', '--only', 'settings.*']) ?? {}
  expect([...(only ?? [])]).toEqual([
    'trainers.list',
    'catalog.products',
    'catalog.product',
    'settings.shipping',
  ])
})

test('--header takes repetition and colons in the value', () => {
  const { headers } = parse(['--header', 'X-Stage: blue', '--header', 'X-Time:10:30']) ?? {}
  expect(headers).toEqual({ 'x-stage': 'blue', 'x-time': '10:30' })
})

test('--mail-domain names the domain of new accounts', () => {
  expect(parse(['--mail-domain', 'mail.example'])).toMatchObject({ mailDomain: 'mail.example' })
})

test('credentials come from the options, or else from the environment', () => {
  const environment = { CONFORM_EMAIL: 'a@example.com', CONFORM_PASSWORD: 'secret' }
  expect(parse([], environment)).toMatchObject({ email: 'a@example.com', password: 'secret' })
  const given = parse(['--email', 'b@example.com'], environment)
  expect(given).toMatchObject({ email: 'b@example.com', password: 'secret' })
})

describe('a wrong option has a complete message', () => {
  test.each([
    [['--bogus'], /^Unknown option '--bogus'$/],
    [[], /^--base requires a URL, such as http:\/\/localhost:4010$/],
    [['--base', 'localhost:4010'], /^--base requires a URL/],
    [
      [...url, '--email', 'a@example.com'],
      /^--email and --password must be given together; each may come from/,
    ],
    [[...url, '--timeout', 'soon'], /^--timeout requires a number of seconds$/],
    [[...url, '--origin', 'shop'], /^--origin requires the URL of the shop/],
    [
      [...url, '--only', 'catalogue.*'],
      /no operation matches "catalogue\.\*"\. The operations are: auth\.signup, .*trainers\.list/,
    ],
    [[...url, '--header', 'x-stage'], /^--header requires 'Name: value', not "x-stage"$/],
  ])('%j', (args, message) => {
    const parseWrong = () => parseOptions(args, {})
    expect(parseWrong).toThrow(UsageError)
    expect(parseWrong).toThrow(message)
  })
})
