// cspell:ignore buku ebuku ujian
import type { Product } from '@shop/contract/host'
import MiniSearch from 'minisearch'
import type { Test } from '../../config/parse-site'
import { groupOf, type ProductGroup } from './product-filters'
import lines from './synonyms.json' with { type: 'json' }

/** Loaded with the first search: nothing else may import it statically. */

/** Words for the groups of products, which names and summaries need not have. */
const groupWords: Readonly<Record<ProductGroup, string>> = {
  personal:
    'personal personality test ujian inventory questionnaire assessment quiz individual ' +
    'online long minute time language gift card child price sample report',
  team:
    'group personality test ujian inventory assessment quiz seat online long minute time ' +
    'language price sample report',
  book: 'book buku paperback printed gift price',
  ebook: 'ebook ebuku buku pdf epub digital download price',
}

/** A product with an entry of a line is found by all entries of the line. */
const synonyms = lines.map((line) => ({
  line,
  pattern: new RegExp(`\\b(?:${line.replaceAll(', ', '|')})s?\\b`, 'i'),
}))

/** Numbers too: that of seats is chosen on the page of a product. */
const stopWords = new Set(
  (
    'a an and are be can do does for from get how i in is it me my of on the to what when where ' +
    'which who with'
  ).split(' '),
)

/** The words of a text in one form, most plurals as singulars. */
const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .replace(/\be-(?=book|buku)/g, 'e')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => !/^\d*$/.test(word) && !stopWords.has(word))
    .map((word) => word.replace(/(?<=..[^s])s$/, ''))

interface SearchedItem extends Readonly<Record<'name' | 'summary' | 'words', string>> {
  /** Above 1 before others that match as well. */
  readonly weight?: number
}

/** The next one where nothing is found: also words with a typo, then any of the words. */
const attempts = [
  { combineWith: 'AND' },
  { combineWith: 'AND', fuzzy: 0.25 },
  { combineWith: 'OR', fuzzy: 0.25 },
] as const

/**
 * A search in the texts of items, best match first. Words are found as the start of a word;
 * synonyms are found too.
 */
const createSearch = <Item>(items: readonly Item[], describe: (item: Item) => SearchedItem) => {
  const described = items.map(describe)
  const index = new MiniSearch({
    fields: ['name', 'summary', 'words'],
    tokenize: wordsOf,
    searchOptions: {
      boost: { name: 4, summary: 2 },
      prefix: true,
      boostDocument: (id) => described[id]?.weight ?? 1,
    },
  })
  for (const [id, { name, summary, words }] of described.entries()) {
    const text = `${name} ${summary} ${words}`
    const found = synonyms.filter(({ pattern }) => pattern.test(text))
    index.add({ id, name, summary, words: [words, ...found.map(({ line }) => line)].join(' ') })
  }
  return (text: string, options: (typeof attempts)[number]): Item[] =>
    index.search(text, options).flatMap(({ id }) => items[id] ?? [])
}

/** In the titles, descriptions and headings of the information pages. */
const searchPages = createSearch(__INFORMATION_PAGES__, (page) => page)

const MAX_PAGES = 3

/**
 * The search of the shop: in the names, summaries, formats and types of products, in what data.json
 * says about the tests among them, and in the information pages. Where nothing has all words, it
 * finds what has some.
 */
export const shopSearchOf = (products: readonly Product[], tests: readonly Test[]) => {
  const searchProducts = createSearch(products, (product) => {
    const position = tests.findIndex(({ product_id }) => product_id === product.product_id)
    const test = tests[position]
    return {
      name: product.product_name,
      summary: product.product_summary ?? '',
      words: [
        groupWords[groupOf(product)],
        test?.why,
        test?.language,
        ...(test?.who ?? []),
        ...(test?.purposes ?? []),
      ].join(' '),
      // The most thorough test is the first in data.json.
      weight: test ? 2 - position / 10 : 1,
    }
  })
  return (text: string) => {
    for (const options of attempts) {
      const found = searchProducts(text, options)
      const pages = searchPages(text, options).slice(0, MAX_PAGES)
      if (found.length + pages.length > 0) return { products: found, pages }
    }
    return { products: [], pages: [] }
  }
}
