import type { Product } from '@shop/contract/host'
import { type ReactNode, useMemo } from 'react'
import { productSearchOf } from '../product-search'

export interface FoundProductsProps {
  readonly products: readonly Product[]
  readonly text: string
  readonly children: (found: readonly Product[]) => ReactNode
}

/** Renders the products that a search finds. Loaded with the first search. */
export const FoundProducts = ({ products, text, children }: FoundProductsProps) =>
  children(useMemo(() => productSearchOf(products)(text), [products, text]))
