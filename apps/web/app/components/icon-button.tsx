import type { ComponentProps } from 'react'
import { useRestoredFocus } from '../hooks/use-restored-focus'
import { classNames } from './class-names'
import styles from './icon-button.module.css'

/** A button with an icon only; its name is its `aria-label`. */
export const IconButton = (props: ComponentProps<'button'>) => {
  const ref = useRestoredFocus(props.disabled === true)
  return <button ref={ref} type="button" {...props} className={classNames(styles.iconButton, props.className)} />
}

/** A link to another site with an icon only. */
export const IconLink = (props: ComponentProps<'a'>) => (
  <a {...props} className={classNames(styles.iconButton, props.className)} />
)
