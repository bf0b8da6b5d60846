// cspell:ignore buku kerjaya mbti inteligence carear teaam caerer facilitâtor
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { sampleProduct } from '../../../test/support/sample-product'
import { parseSite } from '../../config/parse-site'
import { shopSearchOf } from './product-search'

const { tests } = parseSite(
  JSON.parse(readFileSync(new URL('../../../public/data.json', import.meta.url), 'utf8')),
)
const products = [
  sampleProduct(1, {
    product_name: 'LPI Personality Profile',
    product_summary: 'The full inventory for one person, with a report on all five dimensions.',
    product_type: 'lpitest',
    product_format: 'online_test',
  }),
  sampleProduct(3, {
    product_name: 'LPI Emotional Intelligence Profile',
    product_summary: 'How you notice, name and handle feelings, your own and those of others.',
    product_type: 'lpitest',
    product_format: 'online_test',
  }),
  sampleProduct(4, {
    product_name: 'LPI Team Profile',
    product_summary: 'Seats for a team, with a report that lays the profiles over one another.',
    product_type: 'lpigroup',
    product_format: 'online_test',
  }),
  sampleProduct(5, {
    product_name: 'LPI Classroom Profile',
    product_summary: 'The full profile for a class or a course.',
    product_type: 'lpigroup',
    product_format: 'online_test',
  }),
  sampleProduct(6, {
    product_name: 'Career Test',
    product_summary: 'Match your profile with fields of work, and see why each one fits.',
    product_format: 'online_test',
  }),
  sampleProduct(7, {
    product_name: 'Choosing a Path: A Workbook',
    product_summary: 'Twelve exercises for finding out what you want to do next.',
  }),
  sampleProduct(9, {
    product_name: 'Emotional Intelligence at Work',
    product_summary: 'Meetings, feedback and conflict, seen through the feelings in the room.',
  }),
  sampleProduct(10, { product_name: 'The Facilitator’s Handbook' }),
  sampleProduct(12, {
    product_name: 'Five Dimensions (ebook)',
    product_summary: 'The introduction as PDF and EPUB.',
    product_format: 'ebook',
  }),
]
const search = shopSearchOf(products, tests)
const ids = (text: string) => search(text).products.map(({ product_id }) => product_id)

describe('product search', () => {
  it.each([
    ['personality test', [1, 3, 4, 5, 6]],
    ['team test', [4]],
    ['group', [4, 5]],
    ['tests for classes', [5]],
    ['ebooks', [12]],
    ['e-book', [12]],
    ['e-buku', [12]],
    ['book', [7, 9, 10]],
    ['EQ', [3, 9]],
    ['emotional intelligence', [3, 9]],
    ['career', [6, 7]],
    ['jobs', [6, 7]],
    ['12 seats', [4, 5]],
    ['students', [5, 6]],
    ['how long', [1, 3, 4, 5, 6]],
    ['gift card', [1, 3, 6]],
    ['tests in English', [1, 3, 4, 5, 6]],
    ['HR', [4, 9, 10]],
    ['staff training', [10]],
    ['18 year old', [1, 3, 6]],
    ['what to study', [6]],
    ['MBTI', [1, 12]],
    ['present for friend', [1, 3, 6, 7, 9, 10]],
    ['kerjaya', [6, 7]],
  ])('finds by name, format, type and synonym: %s', (text, expected) => {
    expect(ids(text).toSorted((a, b) => a - b)).toEqual(expected)
  })

  it.each([
    ['a missing letter', 'emotion inteligence', [3, 9]],
    ['a wrong letter', 'carear', [6, 7]],
    ['an additional letter', 'teaam', [4, 9, 10]],
    ['swapped letters', 'caerer', [6, 7]],
  ])('tolerates %s in a word', (_, text, expected) => {
    expect(ids(text).toSorted((a, b) => a - b)).toEqual(expected)
  })

  it('finds what has some of the words where nothing has all', () => {
    expect(ids('career umbrella')).toEqual(ids('career'))
    expect(ids('career pdf')[0]).toBe(6)
    expect(search('umbrella')).toEqual({ products: [], pages: [] })
    expect(ids(' , ')).toEqual([])
  })

  it('lists a product whose name has the word before others', () => {
    expect(ids('career')[0]).toBe(6)
    expect(ids('personality')[0]).toBe(1)
    expect(ids('personality test')[0]).toBe(1)
    const inSummary = sampleProduct(1, { product_name: 'Plain', product_summary: 'Humour' })
    const inName = sampleProduct(2, {
      product_name: 'A Long Title about Humour',
      product_summary: 'Nothing of that',
    })
    expect(shopSearchOf([inSummary, inName], [])('humour').products).toEqual([inName, inSummary])
  })

  it('lists the tests for one person before books as a present', () => {
    for (const text of ['gift', 'present', 'birthday presents'])
      expect(ids(text).slice(0, 3), text).toEqual([1, 3, 6])
  })

  it('ignores case, accents and the shape of apostrophes', () => {
    for (const text of ["FACILITATOR'S", 'facilitator’s', 'facilitators', 'facilitâtor'])
      expect(ids(text)).toContain(10)
  })

  it('finds products of a host that sends no summary or format', () => {
    const { product_summary, product_format, ...sparse } = sampleProduct(20, {
      product_name: 'Plain',
    })
    expect(shopSearchOf([sparse], tests)('plain book').products).toEqual([sparse])
  })
})
