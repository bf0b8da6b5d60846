import { Illustration } from '../illustration'

const fan = [-90, -45, 0, 45, 90] as const

/** Ideas spread out from a question, then draw together to a choice. */
export const Diamond = () => (
  <Illustration
    box={[0, 0, 400, 280]}
    label="Lines fan out from a question to many ideas, and come together again in one choice"
  >
    {fan.map((rise) => (
      <g key={rise}>
        <path
          d={`M40 130C100 130 130 ${130 + rise} 200 ${130 + rise}S300 130 360 130`}
          fill="none"
          stroke={rise === -45 ? 'var(--accent)' : 'var(--line)'}
          strokeWidth={rise === -45 ? 2.5 : 2}
        />
        <circle
          cx="200"
          cy={130 + rise}
          r="7"
          fill={rise === -45 ? 'var(--accent)' : 'var(--sheet)'}
          stroke="var(--accent)"
          strokeWidth="1.5"
        />
      </g>
    ))}
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
