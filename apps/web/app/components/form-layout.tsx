import { type ComponentProps, type ReactNode, useId } from 'react'
import styles from './form-layout.module.css'

/** Fields in two columns, in one on a phone. */
export const Fields = (props: ComponentProps<'div'>) => <div {...props} className={styles.fields} />

/** A field over both columns. */
export const Wide = (props: ComponentProps<'div'>) => <div {...props} className={styles.wide} />

/** A part of the form under its heading. */
export const Part = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => {
  const id = useId()
  return (
    <fieldset className={styles.frame} aria-labelledby={id}>
      <h2 className={styles.heading} id={id}>
        {title}
      </h2>
      {children}
    </fieldset>
  )
}
