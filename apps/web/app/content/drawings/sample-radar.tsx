import { Radar } from '../../components/radar'

/** The profile that the site shows as its example: no one's in particular. */
const sampleProfile = [0.82, 0.46, 0.7, 0.9, 0.58] as const

/** The sample, drawn. */
export const SampleRadar = () => (
  <Radar
    scores={sampleProfile}
    title="A sample profile: Relational and Openness high, Analytical above the middle, Decisive about the middle, Neutral lowest"
  />
)
