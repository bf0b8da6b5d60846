import { useLocation, useSearchParams } from 'react-router'

/** A page number as it stands in an address; 1 for none, or for what cannot be one. The contract takes a million at most. */
const pageOf = (query: URLSearchParams): number => {
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
 * A list's page and filters, kept in the address beside whatever else stands there, so that they can be shared and gone back
 * to. For pages that are drawn in the browser alone: the address is read at once.
 */
export const useListParams = () => {
  const { pathname } = useLocation()
  const [query, setQuery] = useSearchParams()
  return {
    query,
    page: pageOf(query),
    /** Sets filters; an empty value takes one away. Another filter begins at its first page. */
    filter: (changes: Changes) => setQuery((before) => changed(before, { ...changes, page: '' })),
    /** The address of another page of the same list. */
    pageUrl: (page: number): string => {
      const search = changed(query, { page: page > 1 ? String(page) : '' })
      return search.size > 0 ? `${pathname}?${search}` : pathname
    },
  }
}
