import { corner, dimensions, pentagonPath, radarPath, spokesPath } from '@shop/design'
import { Illustration } from '../illustration'

const plot = { cx: 200, cy: 188, r: 140 }
const labels = {
  openness: 'Openness',
  neutral: 'Neutral',
  analytical: 'Analytical',
  relational: 'Relational',
  decisive: 'Decisive',
} as const
const anchors = ['middle', 'start', 'start', 'end', 'end'] as const

/** A radar plot of a profile on the five dimensions. `scores` range from 0 to 1. */
const Radar = ({ scores, title }: { readonly scores: readonly number[]; readonly title: string }) => (
  <Illustration box={[-40, 0, 480, 364]} label={title}>
    {[1, 0.8, 0.6, 0.4, 0.2].map((reach) => (
      <path
        key={reach}
        d={pentagonPath({ ...plot, r: plot.r * reach })}
        fill={reach === 1 ? 'var(--sheet)' : 'none'}
        stroke="var(--line)"
      />
    ))}
    <path d={spokesPath(plot)} stroke="var(--line)" />
    <path
      d={radarPath(plot, scores)}
      fill="var(--accent)"
      fillOpacity="0.16"
      stroke="var(--accent)"
      strokeWidth="2"
      strokeLinejoin="round"
    />
    {dimensions.map((dimension, index) => {
      const tip = corner(plot, index, 5, scores[index] ?? 0)
      const label = corner(plot, index, 5, 1.1)
      const lower = index === 2 || index === 3
      return (
        <g key={dimension} fill={`var(--${dimension})`}>
          <circle cx={tip.x} cy={tip.y} r="6" />
          <text
            x={lower ? corner(plot, index).x : label.x}
            y={lower ? label.y + 12 : label.y}
            textAnchor={lower ? 'middle' : (anchors[index] ?? 'middle')}
            fontSize="15"
            fontWeight="600"
            aria-hidden
          >
            {labels[dimension]}
          </text>
        </g>
      )
    })}
  </Illustration>
)

/** The sample profile of the site, an invented one. */
export const SampleRadar = () => (
  <Radar
    scores={[0.82, 0.46, 0.7, 0.9, 0.58]}
    title="A sample profile: Relational and Openness high, Analytical above the middle, Decisive about the middle, Neutral lowest"
  />
)
