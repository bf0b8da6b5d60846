import { useLocation, useSearchParams } from 'react-router'

/**
 * The page number in the query; 1 if it is missing or invalid. The contract accepts at most a
 * million.
 */
export const pageOf = (query: URLSearchParams): number => {
  const text = query.get('page') ?? ''
  return /^[1-9]\d{0,5}$/.test(text) ? Number(text) : 1
}

type Changes = Readonly<Record<string, string>>

const changed = (query: URLSearchParams, changes: Changes): URLSearchParams => {
  const next = new URLSearchParams(query)
  for (const [name, value] of Object.entries(changes)) {
    if (value) next.set(name, value)
    else next.delete(name)
  }
  return next
}

/**
 * Page and filters of a list in the query of the URL, so that they can be shared and Back restores
 * them. Only for pages that are not prerendered: it reads the query during the first render.
 */
export const useListParams = () => {
  const { pathname } = useLocation()
  const [query, setQuery] = useSearchParams()
  return {
    query,
    page: pageOf(query),
    /** Sets filters and shows the first page; an empty value removes a filter. */
    filter: (changes: Changes) => setQuery((before) => changed(before, { ...changes, page: '' })),
    pageUrl: (page: number): string => {
      const search = changed(query, { page: page > 1 ? String(page) : '' })
      return search.size > 0 ? `${pathname}?${search}` : pathname
    },
  }
}
