import type { ReactNode } from 'react'
import { BrandMark } from './brand-mark'
import { Centred } from './page'

interface EmptyStateProps {
  readonly title: string
  readonly children?: ReactNode
}

/** Shown where a list or page has no content: says so and what to do next. */
export const EmptyState = ({ title, children }: EmptyStateProps) => (
  <Centred>
    <BrandMark size={56} />
    <h2>{title}</h2>
    {children}
  </Centred>
)
