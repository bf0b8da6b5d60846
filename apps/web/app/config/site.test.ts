import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

import { parseSite } from './parse-site'

it('parses the data.json in the repository', () => {
  const site = parseSite(
    JSON.parse(readFileSync(new URL('../../public/data.json', import.meta.url), 'utf8')),
  )
  expect(site.brand.name).not.toBe('The shop')
  expect(site.contact.email).toContain('@')
  expect(site.links['career_test']).toMatch(/^https:/)
})

it.each([null, undefined, 'text', {}, { brand: 7, contact: [] }])(
  'falls back to defaults for %j',
  (value) => {
    const site = parseSite(value)
    expect(site.brand.name).toBe('The shop')
    expect(site.contact.address).toEqual([])
  },
)

it('accepts company numbers with and without quotes, and drops missing and invalid ones', () => {
  const company = { name: 'Sample Sdn Bhd', registration_number: 200000000000, tin_number: ' C 1 ' }
  expect(parseSite({ company }).company).toMatchObject({
    name: 'Sample Sdn Bhd',
    registration_number: '200000000000',
    sst_number: '',
    tin_number: 'C 1',
  })
  const none = {
    name: '',
    registration_number: '',
    sst_number: '',
    tin_number: '',
    service_tax_rate: 0,
    founder: [],
  }
  expect(parseSite({ company: { sst_number: ['W'], name: null } }).company).toEqual(none)
  for (const broken of [{}, { company: 'Sample Sdn Bhd' }, { company: [] }])
    expect(parseSite(broken).company).toEqual(none)
})

it('drops links that are neither web addresses nor paths of the shop', () => {
  const { links } = parseSite({
    links: {
      career_test: 'javascript:alert(1)',
      discover: 'https://discover.example.com/',
      terms: '/\t/evil.example',
    },
  })
  expect(links).toEqual({ career_test: '', discover: 'https://discover.example.com/', terms: '' })
})

it('keeps the payment hosts that are host names', () => {
  const hosts = (payment_hosts: unknown) => parseSite({ payment_hosts }).payment_hosts
  expect(hosts(['pay.shop.example', 'pay.shop.example:8443'])).toHaveLength(2)
  expect(hosts(['https://pay.shop.example', 'pay.shop.example/c', '*.example', 'com', 7])).toEqual(
    [],
  )
  expect(hosts('pay.shop.example')).toEqual([])
})
