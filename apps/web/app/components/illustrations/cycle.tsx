import { corner } from '@shop/design'
import { Illustration } from '../illustration'

const ring = { cx: 180, cy: 160, r: 106 }
const names = ['Notice', 'Name', 'Understand', 'Act'] as const

/** The four abilities of emotional intelligence, each leading to the next. */
export const Cycle = () => (
  <Illustration box={[0, 0, 360, 320]} label="Four steps in a ring: notice, name, understand, act, and back to notice">
    <circle {...ring} fill="none" stroke="var(--line)" strokeWidth="2" />
    {names.map((name, index) => {
      const { x, y } = corner(ring, index, 4)
      const { x: headX, y: headY } = corner(ring, index + 0.5, 4)
      return (
        <g key={name}>
          <path
            d="M-6 -6L4 0L-6 6"
            transform={`translate(${headX} ${headY}) rotate(${index * 90 + 45})`}
            fill="none"
            stroke="var(--accent)"
            strokeWidth="2.5"
            strokeLinecap="round"
            strokeLinejoin="round"
          />
          <circle cx={x} cy={y} r="54" fill="var(--sheet)" stroke="var(--accent)" strokeWidth="1.5" />
          <text x={x} y={y + 5} textAnchor="middle" fontSize="14.5" fontWeight="600" fill="var(--ink)">
            {name}
          </text>
        </g>
      )
    })}
  </Illustration>
)
