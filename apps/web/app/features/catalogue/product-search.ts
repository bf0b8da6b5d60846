// cspell:ignore buku ebuku mbti ujian
import type { Product } from '@shop/contract/host'
import MiniSearch, { type Query } from 'minisearch'
import type { Test } from '../../config/parse-site'
import { paths } from '../../config/paths'
import { groupOf, type ProductGroup } from './product-filters'
import lines from './synonyms.json' with { type: 'json' }

/** Loaded with the first search: nothing else may import it statically. */

/** Words for the groups of products, which names and summaries need not have. */
const groupWords: Readonly<Record<ProductGroup, string>> = {
  personal:
    'personal personality test ujian inventory questionnaire assessment quiz individual ' +
    'online long minute time language card child price sample report',
  team:
    'group personality test ujian inventory assessment quiz seat online long minute time ' +
    'language price sample report',
  book: 'book buku paperback printed gift price',
  ebook: 'ebook ebuku buku pdf epub digital download price',
}

/** A product with a word of a line is found by all words of the line. */
const synonyms = lines.map((line) => line.split(', '))

/** Numbers too: that of seats is chosen on the page of a product. */
const stopWords = new Set(
  (
    'a an and are be can do does for from get how i in is it me my of on the to what when where ' +
    'which who with'
  ).split(' '),
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
    .replace(/\be-(?=book|buku)/g, 'e')
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

interface SearchedItem extends Readonly<Record<'name' | 'summary' | 'words', string>> {
  /** Above 1 before others that match as well, below 1 after them. */
  readonly weight: number
}

/**
 * A search in the texts of items, best match first. Words are found as the start of a word or, from
 * four letters on, with one typo; plurals and synonyms are found too. Every word has to be found,
 * or any.
 */
const createSearch = <Item>(items: readonly Item[], describe: (item: Item) => SearchedItem) => {
  const described = items.map(describe)
  const index = new MiniSearch({
    fields: ['name', 'summary', 'words'],
    tokenize: wordsOf,
    processTerm: (term) => term,
    searchOptions: {
      boost: { name: 4, summary: 2 },
      prefix: true,
      // It is in the name of one test, and all are tests.
      boostTerm: (term) => (term === 'test' ? 0.1 : 1),
      boostDocument: (id) => described[id]?.weight ?? 1,
    },
  })
  index.addAll(
    described.map(({ name, summary, words }, id) => ({
      id,
      name,
      summary,
      words: [words, ...synonymsOf(`${name} ${summary} ${words}`)].join(' '),
    })),
  )
  const queryOf = (word: string): Query => {
    if (word.length < MIN_LENGTH_FOR_TYPOS || index.search(word).length > 0) return word
    return { queries: [{ queries: [word], fuzzy: 1 }, ...swapsOf(word)], combineWith: 'OR' }
  }
  return (text: string, combineWith: 'AND' | 'OR') => {
    const queries = wordsOf(text).map(queryOf)
    if (queries.length === 0) return []
    return index.search({ queries, combineWith }).flatMap(({ id }) => items[id] ?? [])
  }
}

/** Pages that few visitors look for. */
const lastPages: readonly string[] = [
  paths.disclaimer,
  paths.terms,
  paths.privacy,
  paths.about,
  paths.author,
]

/** In the titles, descriptions and headings of the information pages. */
const searchPages = createSearch(__INFORMATION_PAGES__, (page) => ({
  ...page,
  weight: lastPages.includes(page.path) ? 0.2 : 1,
}))

const MAX_PAGES = 3

const noteFor = (text: string) => {
  if (/\b(?:mbti|big five)\b/i.test(text))
    return 'Our test is another one: the LPI, with five dimensions.'
  if (!synonymsOf(text).includes('gift')) return ''
  return (
    'Giving a test? Once you’ve paid and have a password, you can print or send a card ' +
    'with the code in My Account.'
  )
}

/**
 * The search of the shop: in the names, summaries, formats and types of products, in what data.json
 * says about the tests among them, and in the information pages. Where nothing has all words, it
 * finds what has some.
 */
export const shopSearchOf = (products: readonly Product[], tests: readonly Test[]) => {
  const searchProducts = createSearch(products, (product) => {
    const position = tests.findIndex(({ product_id }) => product_id === product.product_id)
    const test = tests[position]
    const group = groupOf(product)
    return {
      name: product.product_name,
      // Other gifts come after the tests for one person.
      summary:
        `${product.product_summary ?? ''} ` +
        `${group === 'personal' ? 'gift present birthday' : ''}`,
      words: [
        groupWords[group],
        test?.why,
        test?.language,
        ...(test?.who ?? []),
        ...(test?.purposes ?? []),
      ].join(' '),
      // The most thorough test is the first in data.json.
      weight: test ? 2 - position / 10 : 1,
    }
  })
  const find = (text: string, combineWith: 'AND' | 'OR', note: string) => {
    const [found, pages] = [
      searchProducts(text, combineWith),
      searchPages(text, combineWith).slice(0, MAX_PAGES),
    ]
    return found.length + pages.length > 0 ? { products: found, pages, note } : undefined
  }
  return (text: string) =>
    find(text, 'AND', noteFor(text)) ??
    find(text, 'OR', 'Nothing has all of these words; these have some.') ?? {
      products: [],
      pages: [],
      note: '',
    }
}
