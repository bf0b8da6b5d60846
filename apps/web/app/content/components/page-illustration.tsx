import type { PropsWithChildren } from 'react'
import { Books, Parcel, Report, Seats } from '../../components/illustrations/decorations'
import { Cycle, Diamond, Types } from '../../components/illustrations/figures'
import { SampleRadar } from '../../components/illustrations/sample-radar'
import type { Frontmatter } from '../frontmatter'
import styles from './page-illustration.module.css'

interface FigureProps {
  readonly name: IllustrationName
  readonly caption: string
}

export const Figure = ({ name, caption, children }: PropsWithChildren<FigureProps>) => (
  <div className={styles.layout}>
    <figure className={styles.figure}>
      <PageIllustration name={name} />
      <figcaption>{caption}</figcaption>
    </figure>
    <div>{children}</div>
  </div>
)

export type IllustrationName = NonNullable<Frontmatter['figure']>

const illustrations = {
  radar: SampleRadar,
  diamond: Diamond,
  cycle: Cycle,
  seats: Seats,
  books: Books,
  report: Report,
  parcel: Parcel,
  types: Types,
} as const satisfies Record<IllustrationName, () => React.JSX.Element>

export const PageIllustration = ({ name }: { readonly name: IllustrationName }) => {
  const Named = illustrations[name]
  return <Named />
}
