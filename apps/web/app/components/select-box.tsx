import type { ComponentProps } from 'react'
import styles from './select-box.module.css'

/** Wraps a `<select>` to replace the browser's arrow. */
export const SelectBox = (props: ComponentProps<'div'>) => (
  <div {...props} className={styles.selectBox} />
)
