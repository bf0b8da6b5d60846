import { Radar } from '../../ui/radar'
import type { DrawingName } from '../model'
import { Bell } from './bell'
import { Cycle } from './cycle'
import { Diamond } from './diamond'
import { Parcel, Report, Seats, Spines } from './still-lifes'

/** The profile that the site shows as its example: no one's in particular. */
const sampleProfile = [0.82, 0.46, 0.7, 0.9, 0.58] as const

const SampleRadar = () => (
  <Radar
    scores={sampleProfile}
    title="A sample profile: Relational and Openness high, Analytical above the middle, Decisive about the middle, Neutral lowest"
  />
)

const drawings = {
  radar: SampleRadar,
  bell: Bell,
  diamond: Diamond,
  cycle: Cycle,
  seats: Seats,
  spines: Spines,
  report: Report,
  parcel: Parcel,
} as const satisfies Record<DrawingName, () => React.JSX.Element>

/** One of the house's drawings, by name. */
export const Drawing = ({ name }: { readonly name: DrawingName }) => {
  const Picture = drawings[name]
  return <Picture />
}
