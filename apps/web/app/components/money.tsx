import { formatRinggit } from '@shop/contract'

/** An amount in RM, as RM 1,234.50, in figures of equal width. */
export const Money = ({ amount }: { readonly amount: number }) => (
  <span style={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>{formatRinggit(amount)}</span>
)
