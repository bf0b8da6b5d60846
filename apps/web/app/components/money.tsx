import { formatRinggit } from '@shop/contract'
import styles from './money.module.css'

/** An amount in RM, such as RM 1,234.50, in tabular figures. */
export const Money = ({ amount }: { readonly amount: number }) => (
  <span className={styles.amount}>{formatRinggit(amount)}</span>
)
