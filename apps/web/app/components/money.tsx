import { formatRinggit } from '@shop/contract'
import styles from './money.module.css'

/** An amount in RM, as RM 1,234.50, in figures of equal width. */
export const Money = ({ amount }: { readonly amount: number }) => (
  <span className={styles.amount}>{formatRinggit(amount)}</span>
)
