import type { PropsWithChildren } from 'react'
import styles from './figure.module.css'
import { type IllustrationName, PageIllustration } from './page-illustration'

interface FigureProps {
  readonly name: IllustrationName
  readonly caption: string
}

/** An illustration with its caption, next to the text about it. */
export const Figure = ({ name, caption, children }: PropsWithChildren<FigureProps>) => (
  <div className={styles.layout}>
    <figure className={styles.figure}>
      <PageIllustration name={name} />
      <figcaption>{caption}</figcaption>
    </figure>
    <div>{children}</div>
  </div>
)
