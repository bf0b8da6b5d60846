import type { ReactNode } from 'react'

interface FactsProps {
  readonly facts: readonly { readonly label: string; readonly value: ReactNode }[]
  readonly className?: string | undefined
}

export const Facts = ({ facts, className }: FactsProps) => (
  <dl className={className}>
    {facts.map(({ label, value }) => (
      <div key={label}>
        <dt>{label}</dt> <dd>{value}</dd>
      </div>
    ))}
  </dl>
)
