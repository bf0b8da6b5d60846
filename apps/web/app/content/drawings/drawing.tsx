import type { DrawingName } from '../model'
import { Bell } from './bell'
import { Cycle } from './cycle'
import { Diamond } from './diamond'
import { SampleRadar } from './sample-radar'
import { Parcel, Report, Seats, Spines } from './still-lifes'
import { Types } from './types'

const drawings = {
  radar: SampleRadar,
  bell: Bell,
  diamond: Diamond,
  cycle: Cycle,
  seats: Seats,
  spines: Spines,
  report: Report,
  parcel: Parcel,
  types: Types,
} as const satisfies Record<DrawingName, () => React.JSX.Element>

/** One of the house's drawings, by name. */
export const Drawing = ({ name }: { readonly name: DrawingName }) => {
  const Picture = drawings[name]
  return <Picture />
}
