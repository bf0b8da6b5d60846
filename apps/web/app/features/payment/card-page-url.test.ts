import { describe, expect, it } from 'vitest'
import { allowedCardPage, returnAddresses } from './card-page-url'

describe('the addresses that the provider sends the shopper back to', () => {
  it('carry the placeholder with its braces as they are', () => {
    expect(returnAddresses('https://shop.example')).toEqual({
      return_url: 'https://shop.example/st/return?session_id={CHECKOUT_SESSION_ID}',
      cancel_url: 'https://shop.example/st/cancel?session_id={CHECKOUT_SESSION_ID}',
    })
  })
})

describe('the address of the card page', () => {
  const shop = 'https://shop.example/stripecheckout'
  const local = 'http://alice.localhost:5173/stripecheckout'
  const hosts = ['pay.example']

  it('is followed on a configured host over https', () => {
    expect(allowedCardPage('https://pay.example/c/1#x', shop, hosts)).toBe('https://pay.example/c/1#x')
  })

  it('is followed over plain http when both pages are on this machine', () => {
    for (const host of ['localhost:4010', 'bob.localhost', '127.0.0.1:9', '[::1]:9']) {
      expect(allowedCardPage(`http://${host}/pay/1`, local, hosts)).toBe(`http://${host}/pay/1`)
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
  ])('is not followed from the shop when it is %j', (address) => {
    expect(allowedCardPage(address, shop, hosts)).toBeUndefined()
  })

  it('is not followed from this machine to a stranger, nor into a script', () => {
    expect(allowedCardPage('http://evil.example/', local, hosts)).toBeUndefined()
    expect(allowedCardPage('javascript://localhost/%0aalert(1)', local, hosts)).toBeUndefined()
  })
})
