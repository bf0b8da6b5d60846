import { type ComponentProps, type ReactNode, useId } from 'react'
import styles from './form-layout.module.css'

/** Fields in two columns; one column on a phone. */
export const FieldGrid = (props: ComponentProps<'div'>) => <div {...props} className={styles.grid} />

/** A field across both columns. */
export const FullWidth = (props: ComponentProps<'div'>) => <div {...props} className={styles.fullWidth} />

/** A group of fields with a heading. */
export const FormSection = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => {
  const id = useId()
  return (
    <fieldset className={styles.section} aria-labelledby={id}>
      <h2 className={styles.heading} id={id}>
        {title}
      </h2>
      {children}
    </fieldset>
  )
}
