import type { ComponentProps, ReactNode } from 'react'
import styles from './check-field.module.css'

/** A checkbox with its label. Accepts react-hook-form's `{...register('…')}`. */
export const CheckField = ({ label, ...input }: { readonly label: ReactNode } & ComponentProps<'input'>) => (
  <label className={styles.line}>
    <input type="checkbox" {...input} />
    <span>{label}</span>
  </label>
)
