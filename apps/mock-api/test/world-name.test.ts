import { expect, it } from 'vitest'
import { hostFinder } from '../src/http/served-hosts.ts'
import { absoluteUrl } from '../src/worlds/world-name.ts'

const request = (host: string, header?: string) => ({
  headers: header === undefined ? {} : { 'x-mock-world': header },
  host,
  port: Number(host.split(':')[1]),
  protocol: 'http' as const,
  servedHost: hostFinder(['*.mock.example.com', 'shop.example'])(host, undefined),
})

it.each([
  ['localhost:4010', undefined, 'http://localhost:4010/pay/x'],
  ['127.0.0.1:4010', undefined, 'http://127.0.0.1:4010/pay/x'],
  ['alice.localhost:5173', undefined, 'http://alice.localhost:5173/pay/x'],
  ['localhost:4010', 'bob', 'http://bob.localhost:4010/pay/x'],
  ['127.0.0.1:4010', 'bob', 'http://bob.localhost:4010/pay/x'],
  ['alice.localhost:4010', 'bob', 'http://bob.localhost:4010/pay/x'],
  ['alice.localhost', 'default', 'http://localhost/pay/x'],
  ['alice.mock.example.com', undefined, 'http://alice.mock.example.com/pay/x'],
  ['alice.mock.example.com', 'bob', 'http://bob.mock.example.com/pay/x'],
  ['shop.example:8080', 'bob', 'http://shop.example:8080/pay/x'],
])('absolute URLs for host %s with header %s are %s', (host, header, expected) => {
  expect(absoluteUrl(request(host, header), '/pay/x')).toBe(expected)
})

it.each([
  'localhost.evil.example',
  'other-localhost',
  'localhost.',
  'alice.localhost.',
  'localhost:4010@evil.example',
  'localhost:x',
  '10.0.0.1',
  '128.0.0.1',
  'localhost:99999',
  '127.0.0.999',
  '127.0.0.08',
])('the host %s is not served', (host) => {
  expect(hostFinder([])(host, undefined)).toBeUndefined()
})
