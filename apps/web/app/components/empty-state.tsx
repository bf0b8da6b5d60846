import type { ReactNode } from 'react'
import { BrandMark } from './brand-mark'
import { Centred } from './page'

interface EmptyStateProps {
  readonly title: string
  /** `h1` where it is the title of the page. */
  readonly as?: 'h1' | 'h2'
  readonly children?: ReactNode
}

/** Shown where a list or page has no content: says so and what to do next. */
export const EmptyState = ({ title, as: Title = 'h2', children }: EmptyStateProps) => (
  <Centred>
    <BrandMark size={56} />
    <Title>{title}</Title>
    {children}
  </Centred>
)
