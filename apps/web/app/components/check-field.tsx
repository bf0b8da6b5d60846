import type { ComponentProps, ReactNode } from 'react'
import styles from './check-field.module.css'

/** A switch between two states of a form, its label beside it. Takes react-hook-form's `{...register('…')}` as it is. */
export const CheckField = ({ label, ...input }: { readonly label: ReactNode } & ComponentProps<'input'>) => (
  <label className={styles.line}>
    <input type="checkbox" {...input} />
    <span>{label}</span>
  </label>
)
