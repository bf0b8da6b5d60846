import { corner, dimensions, pentagonPath, radarPath, spokesPath } from '@shop/design'
import { Illustration } from '../illustration'

const plot = { cx: 200, cy: 188, r: 140 }
const names = ['Openness', 'Neutral', 'Analytical', 'Relational', 'Decisive']
const anchors = ['middle', 'start', 'middle', 'middle', 'end'] as const

/** The sample profile of the site, an invented one: scores from 0 to 1. */
const scores = [0.82, 0.46, 0.7, 0.9, 0.58]

export const SampleRadar = () => (
  <Illustration
    box={[-40, 0, 480, 364]}
    label="A sample profile: Relational and Openness high, Analytical above the middle, Decisive about the middle, Neutral lowest"
  >
    <g fill="none" stroke="var(--line)">
      <path d={pentagonPath(plot)} fill="var(--sheet)" />
      {[0.8, 0.6, 0.4, 0.2].map((reach) => (
        <path key={reach} d={pentagonPath({ ...plot, r: plot.r * reach })} />
      ))}
      <path d={spokesPath(plot)} />
    </g>
    <g fill="var(--accent)" fillOpacity="0.16" stroke="var(--accent)" strokeWidth="2" strokeLinejoin="round">
      <path d={radarPath(plot, scores)} />
    </g>
    {dimensions.map((dimension, index) => {
      const tip = corner(plot, index, 5, scores[index])
      const isLower = index === 2 || index === 3
      const label = corner(plot, index, 5, 1.1)
      return (
        <g key={dimension} fill={`var(--${dimension})`} textAnchor={anchors[index]} fontSize="15" fontWeight="600">
          <circle cx={tip.x} cy={tip.y} r="6" />
          <text x={isLower ? corner(plot, index).x : label.x} y={label.y + (isLower ? 12 : 0)} aria-hidden>
            {names[index]}
          </text>
        </g>
      )
    })}
  </Illustration>
)
