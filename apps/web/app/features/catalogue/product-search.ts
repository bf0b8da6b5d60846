import type { Product } from '@shop/contract/host'
import MiniSearch, { type Query } from 'minisearch'
import type { Test } from '../../config/site-schema'
import { groupOf, type ProductGroup } from './product-filters'

/** Loaded with the first search: nothing else may import it statically. */

/** Words for the groups of products, which names and summaries need not have. */
const groupWords: Readonly<Record<ProductGroup, string>> = {
  personal:
    'personal personality test inventory questionnaire assessment quiz individual online long minute time language card child price sample report',
  team: 'team group class classroom school teacher student staff company personality test inventory assessment quiz seat online long minute time language price sample report',
  book: 'book paperback printed gift price',
  ebook: 'ebook pdf epub digital download price',
}

/** A product with a word of a list is found by all words of the list. */
const synonyms: readonly (readonly string[])[] = [
  ['emotional intelligence', 'eq', 'ei'],
  ['career', 'job', 'occupation', 'profession', 'vocation', 'path'],
  ['trainer', 'workshop', 'facilitator', 'training'],
  ['creative', 'creativity', 'idea'],
  ['feeling', 'stress'],
  ['publication', 'validity', 'reliability', 'evidence'],
  ['child', 'children', 'kid', 'son', 'daughter', 'teenager', 'parent', 'age', 'old'],
  ['price', 'cost', 'cheaper', 'cheapest', 'affordable'],
  ['gift', 'present', 'birthday'],
  ['report', 'result'],
  ['invoice', 'receipt'],
  ['password', 'login'],
  ['payment', 'fpx'],
  ['statistics', 'data', 'spss', 'thesis'],
]

/** Numbers too: that of seats is chosen on the page of a product. */
const stopWords = new Set(
  'a an and are be can do does for from get how i in is it me my of on the to what when where which who with'.split(
    ' ',
  ),
)

const singular = (word: string) => {
  if (word.length > 4 && word.endsWith('ies')) return `${word.slice(0, -3)}y`
  if (/(?:ch|sh|ss|x)es$/.test(word)) return word.slice(0, -2)
  return word.length > 3 && /[^s]s$/.test(word) ? word.slice(0, -1) : word
}

const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .replace(/\be-(?=book)/g, 'e')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => !/^\d*$/.test(word) && !stopWords.has(word))
    .map(singular)

/** Swapped neighbours are one typo, but two edits. */
const swapsOf = (word: string) =>
  Array.from({ length: word.length - 1 }, (_, at) =>
    [word.slice(0, at), word[at + 1], word[at], word.slice(at + 2)].join(''),
  )

/** The words of a text in one form, between spaces. */
const normalized = (text: string) => ` ${wordsOf(text).join(' ')} `

const synonymsOf = (text: string) => {
  const words = normalized(text)
  return synonyms.filter((list) => list.some((entry) => words.includes(normalized(entry)))).flat()
}

const MIN_LENGTH_FOR_TYPOS = 4

type Texts = Readonly<Record<'name' | 'summary' | 'words', string>>

/**
 * A search in the texts of items, best match first. Every word has to be found, as the start of a word or, from four letters on, with
 * one typo; plurals and synonyms are found too.
 */
const createSearch = <Item>(items: readonly Item[], textsOf: (item: Item) => Texts) => {
  const index = new MiniSearch({
    fields: ['name', 'summary', 'words'],
    tokenize: wordsOf,
    processTerm: (term) => term,
    searchOptions: { boost: { name: 4, summary: 2 }, prefix: true },
  })
  index.addAll(
    items.map((item, id) => {
      const { name, summary, words } = textsOf(item)
      return { id, name, summary, words: [words, ...synonymsOf(`${name} ${summary} ${words}`)].join(' ') }
    }),
  )
  const queryOf = (word: string): Query => {
    if (word.length < MIN_LENGTH_FOR_TYPOS || index.search(word).length > 0) return word
    return { queries: [{ queries: [word], fuzzy: 1 }, ...swapsOf(word)], combineWith: 'OR' }
  }
  return (text: string) => {
    const queries = wordsOf(text).map(queryOf)
    if (queries.length === 0) return []
    return index.search({ queries, combineWith: 'AND' }).flatMap(({ id }) => items[id] ?? [])
  }
}

/** The search in the names, summaries, formats and types of products, and in what data.json says about the tests among them. */
export const productSearchOf = (products: readonly Product[], tests: readonly Test[]) =>
  createSearch(products, (product) => {
    const test = tests.find(({ product_id }) => product_id === product.product_id)
    const group = groupOf(product)
    return {
      name: product.product_name,
      // Other gifts come after the tests for one person.
      summary: `${product.product_summary ?? ''} ${group === 'personal' ? 'gift present birthday' : ''}`,
      words: [groupWords[group], test?.why, test?.language].join(' '),
    }
  })

const giftNote = 'Giving a test with an access code? You can print or send a gift card as soon as you’ve paid.'
export const noteFor = (text: string): string => (synonymsOf(text).includes('gift') ? giftNote : '')

const MAX_PAGES = 3

const searchAllPages = createSearch(__INFORMATION_PAGES__, (page) => page)

/** The best matches in the titles, descriptions and headings of the information pages. */
export const searchPages = (text: string) => searchAllPages(text).slice(0, MAX_PAGES)
