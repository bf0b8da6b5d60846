import { corner, dimensions } from '@shop/design'
import { Illustration } from '../illustration'

const ring = { cx: 180, cy: 160, r: 106 }
const abilities = ['Notice', 'Name', 'Understand', 'Act'] as const

export const Cycle = () => (
  <Illustration
    box={[0, -1, 360, 322]}
    label="Four steps in a ring: notice, name, understand, act, and back to notice"
  >
    <circle {...ring} fill="none" stroke="var(--line)" strokeWidth="2" />
    {abilities.map((name, index) => {
      const { x, y } = corner(ring, index, 4)
      const head = corner(ring, index + 0.5, 4)
      return (
        <g
          key={name}
          fill="none"
          stroke="var(--accent)"
          strokeWidth="2.5"
          strokeLinecap="round"
          strokeLinejoin="round"
        >
          <path
            d="M-6 -6L4 0L-6 6"
            transform={`translate(${head.x} ${head.y}) rotate(${index * 90 + 45})`}
          />
          <circle cx={x} cy={y} r="54" fill="var(--sheet)" strokeWidth="1.5" />
          <text
            x={x}
            y={y + 5}
            textAnchor="middle"
            fontSize="14.5"
            fontWeight="600"
            fill="var(--ink)"
            stroke="none"
          >
            {name}
          </text>
        </g>
      )
    })}
  </Illustration>
)

export const Diamond = () => (
  <Illustration
    box={[0, 0, 400, 280]}
    label="Lines fan out from a question to many ideas, and come together again in one choice"
  >
    {[-90, -45, 0, 45, 90].map((rise) => {
      const [line, width, dot] =
        rise === -45 ? ['--accent', 2.5, '--accent'] : ['--line', 2, '--sheet']
      return (
        <g key={rise}>
          <path
            d={`M40 130C100 130 130 ${130 + rise} 200 ${130 + rise}S300 130 360 130`}
            fill="none"
            stroke={`var(${line})`}
            strokeWidth={width}
          />
          <circle
            cx="200"
            cy={130 + rise}
            r="7"
            fill={`var(${dot})`}
            stroke="var(--accent)"
            strokeWidth="1.5"
          />
        </g>
      )
    })}
    <circle cx="40" cy="130" r="10" fill="var(--ink)" />
    <path d="M360 118l10.4 6v12l-10.4 6l-10.4-6v-12Z" fill="var(--accent)" />
    <g fontSize="15" fontWeight="600" fill="var(--ink)">
      <text x="20" y="262">
        Open up
      </text>
      <text x="380" y="262" textAnchor="end">
        Choose
      </text>
    </g>
  </Illustration>
)

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

export const Types = () => (
  <Illustration
    box={[0, 0, 400, 300]}
    label={
      'Dots shut in four boxes above; below, dots spread along five lines, most of them near the ' +
      'middle'
    }
  >
    {boxes.map((x) => (
      <g key={x} fill="var(--ink-soft)">
        <rect
          x={x}
          y="8"
          width="84"
          height="76"
          rx="4"
          fill="var(--sheet)"
          stroke="var(--ink)"
          strokeWidth="1.5"
        />
        {inBoxes.map(([dx, dy]) => (
          <circle key={dx} cx={x + dx} cy={8 + dy} r="6" />
        ))}
      </g>
    ))}
    {dimensions.map((dimension, index) => {
      const y = 126 + index * 38
      return (
        <g key={dimension} fill={`var(--${dimension})`} stroke={`var(--${dimension})`}>
          <path
            d={`M20 ${y}H380M20 ${y - 7}v14M380 ${y - 7}v14M200 ${y - 4}v8`}
            strokeWidth="1.5"
          />
          {(onLines[index] ?? []).map((x) => (
            <circle key={x} cx={x} cy={y} r="6" stroke="none" />
          ))}
        </g>
      )
    })}
  </Illustration>
)
