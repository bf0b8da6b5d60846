import styles from './spinner.module.css'

/** A spinner where a page will be; `label` is said once to screen readers. */
export const PageSpinner = ({ label }: { readonly label: string }) => (
  <div className={styles.room} aria-busy="true">
    <span className="visually-hidden" role="status">
      {label}
    </span>
    <div className={styles.ring} aria-hidden />
  </div>
)
