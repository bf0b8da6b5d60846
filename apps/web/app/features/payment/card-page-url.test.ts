import { describe, expect, it } from 'vitest'
import { allowedCardPageUrl, returnUrls } from './card-page-url'

describe('returnUrls', () => {
  it('keeps the braces of the session placeholder', () => {
    expect(returnUrls('https://shop.example')).toEqual({
      return_url: 'https://shop.example/st/return?session_id={CHECKOUT_SESSION_ID}',
      cancel_url: 'https://shop.example/st/cancel?session_id={CHECKOUT_SESSION_ID}',
    })
  })
})

describe('allowedCardPageUrl', () => {
  const shop = 'https://shop.example/stripecheckout'
  const local = 'http://alice.localhost:5173/stripecheckout'
  const hosts = ['pay.example']

  it('allows https on a configured host', () => {
    expect(allowedCardPageUrl('https://pay.example/c/1#x', shop, hosts)).toBe(
      'https://pay.example/c/1#x',
    )
  })

  it('allows http when both pages are on this machine', () => {
    for (const host of ['localhost:4010', 'bob.localhost', '127.0.0.1:9', '[::1]:9']) {
      expect(allowedCardPageUrl(`http://${host}/pay/1`, local, hosts)).toBe(`http://${host}/pay/1`)
    }
  })

  it.each([
    'http://pay.example/c/1',
    'https://evil.example/c/1',
    'https://pay.example.evil.example/',
    'https://pay.example:8443/',
    'https://pay.example@evil.example/',
    'https://someone@pay.example/',
    'https://user:pass@pay.example/c/1',
    'http://localhost:4010/pay/1',
    'https://localhost/pay/1',
    'javascript:alert(1)',
    'data:text/html,hello',
    '/pay/../../evil',
    '//pay.example/c/1',
    '/pay/1',
    '',
    'http://localhost.evil.example/',
  ])('rejects %j', (url) => {
    expect(allowedCardPageUrl(url, shop, hosts)).toBeUndefined()
  })

  it('rejects another host and a script from a shop on this machine', () => {
    expect(allowedCardPageUrl('http://evil.example/', local, hosts)).toBeUndefined()
    expect(allowedCardPageUrl('javascript://localhost/%0aalert(1)', local, hosts)).toBeUndefined()
  })
})
