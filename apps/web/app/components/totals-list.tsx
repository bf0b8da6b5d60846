import type { ComponentProps } from 'react'
import { classNames } from './class-names'
import styles from './totals-list.module.css'

/** A list of amounts; the last one is the total. */
export const TotalsList = ({ className, ...props }: ComponentProps<'dl'>) => (
  <dl {...props} className={classNames(styles.totals, className)} />
)
