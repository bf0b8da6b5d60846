import { Radar } from '../radar'

const sampleProfile = [0.82, 0.46, 0.7, 0.9, 0.58] as const

/** The sample profile of the site, an invented one. */
export const SampleRadar = () => (
  <Radar
    scores={sampleProfile}
    title="A sample profile: Relational and Openness high, Analytical above the middle, Decisive about the middle, Neutral lowest"
  />
)
