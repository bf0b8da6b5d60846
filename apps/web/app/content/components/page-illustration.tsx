import { Books, Parcel, Report, Seats } from '../../components/illustrations/decorations'
import { Bell, Cycle, Diamond, Types } from '../../components/illustrations/figures'
import { SampleRadar } from '../../components/illustrations/sample-radar'
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
