import { dimensions } from '@shop/design'
import { Illustration } from '../illustration'

const boxes = [20, 112, 204, 296] as const
/** Invented positions of people in the boxes and on the lines. */
const inBoxes = [
  [30, 26],
  [58, 44],
  [20, 52],
] as const
const onLines = [
  [96, 168, 214, 262],
  [70, 150, 182, 300],
  [120, 176, 206, 326],
  [58, 142, 196, 238],
  [104, 160, 228, 284],
] as const

/** Types and scales: people in four boxes, and people on five lines. */
export const Types = () => (
  <Illustration
    box={[0, 0, 400, 300]}
    label="Dots shut in four boxes above; below, dots spread along five lines, most of them near the middle"
  >
    {boxes.map((x) => (
      <g key={x}>
        <rect x={x} y="8" width="84" height="76" rx="4" fill="var(--sheet)" stroke="var(--ink)" strokeWidth="1.5" />
        {inBoxes.map(([dx, dy]) => (
          <circle key={dx} cx={x + dx} cy={8 + dy} r="6" fill="var(--ink-soft)" />
        ))}
      </g>
    ))}
    {dimensions.map((dimension, index) => {
      const y = 126 + index * 38
      return (
        <g key={dimension} fill={`var(--${dimension})`} stroke={`var(--${dimension})`}>
          <path d={`M20 ${y}H380M20 ${y - 7}v14M380 ${y - 7}v14M200 ${y - 4}v8`} strokeWidth="1.5" />
          {(onLines[index] ?? []).map((x) => (
            <circle key={x} cx={x} cy={y} r="6" stroke="none" />
          ))}
        </g>
      )
    })}
  </Illustration>
)
