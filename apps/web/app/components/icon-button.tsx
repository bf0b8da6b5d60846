import type { ComponentProps } from 'react'
import { classNames } from './class-names'
import styles from './icon-button.module.css'

/** A button that shows an icon alone; its name is its `aria-label`. */
export const IconButton = (props: ComponentProps<'button'>) => (
  <button type="button" {...props} className={classNames(styles.iconButton, props.className)} />
)

/** The same for a place outside the shop. */
export const IconLink = (props: ComponentProps<'a'>) => <a {...props} className={styles.iconButton} />
