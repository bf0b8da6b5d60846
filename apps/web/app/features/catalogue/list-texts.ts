import { type ListType, parseFilters } from './product-filters'

/** The headings and the opening lines of what visitors come for. */
export const listTexts: Readonly<
  Record<ListType, { readonly title: string; readonly lead?: string }>
> = {
  '': { title: 'Shop' },
  personal: {
    // With the career test, which is no personal test.
    title: 'Tests for one person',
    lead:
      'Tests for one person, taken online whenever it suits. Each ends in a report in ' +
      'plain words that only its owner sees.',
  },
  team: {
    title: 'Tests for teams',
    lead:
      'Seats for a group, in which everyone answers alone and gets a report of their own. ' +
      'One more report compares the profiles.',
  },
  career: {
    title: 'Choosing a career',
    lead:
      'For the choice after school, and for a change later. The Career Test names fields ' +
      'of work that fit, and the workbook helps to decide.',
  },
  book: {
    title: 'Books and ebooks',
    lead:
      'What the LPI measures, and how to use what it shows. Books come by post, free ' +
      'within Malaysia, and ebooks by email.',
  },
}

export const listTitle = (query: URLSearchParams): string => {
  const { q, type } = parseFilters(query)
  if (q) return `Search for “${q}”`
  return type ? listTexts[type].title : 'Shop: tests, books and ebooks'
}
