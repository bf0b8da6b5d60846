import styles from './spinner.module.css'

/** A rotating ring; decorative, since the text next to it says what is loading. */
export const Spinner = () => <div className={styles.spinner} aria-hidden />

/** A spinner in place of a page; `label` is announced once to screen readers. */
export const PageSpinner = ({ label }: { readonly label: string }) => (
  <div className={styles.page} aria-busy="true">
    <span className="visually-hidden" role="status">
      {label}
    </span>
    <Spinner />
  </div>
)
