import type { Params } from 'react-router'

/** The path of a page without its parameters, which may name an order, such as `/orderdetails/:order_txn_id`. They are at its end. */
export const pagePattern = (pathname: string, params: Params): string => {
  const filled = Object.entries(params).filter(([, value]) => value)
  const count = filled.flatMap(([, value = '']) => value.split('/').filter(Boolean)).length
  const segments = pathname.split('/').filter(Boolean)
  const fixed = segments.slice(0, Math.max(0, segments.length - count))
  return `/${[...fixed, ...filled.map(([name]) => (name === '*' ? name : `:${name}`))].join('/')}`
}
