import type { ComponentProps } from 'react'
import styles from './select-box.module.css'

/** What a `<select>` stands in, so that its arrow is the house's and keeps its distance from the edge. */
export const SelectBox = (props: ComponentProps<'div'>) => <div {...props} className={styles.selectBox} />
