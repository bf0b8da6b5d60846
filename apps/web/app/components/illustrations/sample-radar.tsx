import { corner, dimensions, pentagonPath, radarPath, spokesPath } from '@shop/design'
import type { ReactNode } from 'react'
import { Illustration } from '../illustration'

export const plot = { cx: 200, cy: 188, r: 140 }
const plotBox = [-40, 0, 480, 364] as const
const names = ['Openness', 'Neutral', 'Analytical', 'Relational', 'Decisive']
const anchors = ['middle', 'start', 'middle', 'middle', 'end'] as const

/** The plot without a profile: rings, spokes and the names of the corners. */
export const RadarPlot = ({
  label,
  children,
}: {
  readonly label?: string
  readonly children: ReactNode
}) => (
  <Illustration box={plotBox} {...(label && { label })}>
    <g fill="none" stroke="var(--line)">
      <path d={pentagonPath(plot)} fill="var(--sheet)" />
      {[0.8, 0.6, 0.4, 0.2].map((reach) => (
        <path key={reach} d={pentagonPath({ ...plot, r: plot.r * reach })} />
      ))}
      <path d={spokesPath(plot)} />
    </g>
    {dimensions.map((dimension, index) => {
      const isLower = index === 2 || index === 3
      const { x, y } = corner(plot, index, 5, 1.1)
      return (
        <text
          key={dimension}
          x={isLower ? corner(plot, index).x : x}
          y={y + (isLower ? 12 : 0)}
          fill={`var(--${dimension})`}
          textAnchor={anchors[index]}
          fontSize="17"
          fontWeight="600"
          aria-hidden
        >
          {names[index]}
        </text>
      )
    })}
    {children}
  </Illustration>
)

/** An invented profile: scores from 0 to 100, in the order of the dimensions. */
const sampleScores = [82, 46, 70, 90, 58] as const
const shape = radarPath(
  plot,
  sampleScores.map((score) => score / 100),
)

export const SampleRadar = () => (
  <RadarPlot
    label={
      'A sample profile: Relational, Openness and Analytical high, Decisive and Neutral in the ' +
      'middle'
    }
  >
    <path
      d={shape}
      fill="var(--accent)"
      fillOpacity="0.16"
      stroke="var(--accent)"
      strokeWidth="2"
      strokeLinejoin="round"
    />
    {dimensions.map((dimension, index) => {
      const { x, y } = corner(plot, index, 5, (sampleScores[index] ?? 0) / 100)
      return <circle key={dimension} cx={x} cy={y} r="6" fill={`var(--${dimension})`} />
    })}
  </RadarPlot>
)
