import { Bell } from '../../components/illustrations/bell'
import { Cycle } from '../../components/illustrations/cycle'
import { Books, Parcel, Report, Seats } from '../../components/illustrations/decorations'
import { Diamond } from '../../components/illustrations/diamond'
import { SampleRadar } from '../../components/illustrations/sample-radar'
import { Types } from '../../components/illustrations/types'
import type { Frontmatter } from '../frontmatter'

export type IllustrationName = NonNullable<Frontmatter['figure']>

const illustrations = {
  radar: SampleRadar,
  bell: Bell,
  diamond: Diamond,
  cycle: Cycle,
  seats: Seats,
  books: Books,
  report: Report,
  parcel: Parcel,
  types: Types,
} as const satisfies Record<IllustrationName, () => React.JSX.Element>

/** An illustration by its name in frontmatter or MDX. */
export const PageIllustration = ({ name }: { readonly name: IllustrationName }) => {
  const Named = illustrations[name]
  return <Named />
}
