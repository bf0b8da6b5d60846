import type { ComponentProps } from 'react'
import styles from './columns.module.css'

/** Form and summary: side by side on wide windows, where the summary stays in sight. */
export const Columns = (props: ComponentProps<'div'>) => <div {...props} className={styles.columns} />
