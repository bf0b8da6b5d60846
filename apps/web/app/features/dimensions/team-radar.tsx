import { radarPath } from '@shop/design'
import { plot, RadarPlot } from '../../components/illustrations/sample-radar'
import styles from './team-radar.module.css'

/**
 * Invented; each has a line of its own, since the colours of the dimensions are for the dimensions
 * only.
 */
const people = [
  { name: 'Person A', scores: [84, 44, 38, 76, 35], colour: 'var(--accent)', dashes: undefined },
  { name: 'Person B', scores: [30, 72, 88, 28, 48], colour: 'var(--ink)', dashes: '16 5' },
  { name: 'Person C', scores: [66, 30, 45, 90, 22], colour: 'var(--notice)', dashes: '6 4' },
  { name: 'Person D', scores: [42, 70, 56, 52, 57], colour: 'var(--accent)', dashes: '12 4 2 4' },
  { name: 'Person E', scores: [75, 64, 25, 68, 46], colour: 'var(--ink)', dashes: '2 5' },
] as const

/** Five invented profiles in one plot, and what the team lacks. */
export const TeamRadar = () => (
  <div className={styles.team}>
    <RadarPlot>
      {people.map(({ name, scores, colour, dashes }) => (
        <path
          key={name}
          d={radarPath(
            plot,
            scores.map((score) => score / 100),
          )}
          fill="none"
          stroke={colour}
          strokeWidth="2.5"
          strokeDasharray={dashes}
          strokeLinejoin="round"
        />
      ))}
    </RadarPlot>
    <div>
      <ul className={styles.people}>
        {people.map(({ name, colour, dashes }) => (
          <li key={name}>
            {name}
            <svg viewBox="0 0 60 6" width={60} height={6} aria-hidden="true">
              <path d="M0 3H60" stroke={colour} strokeWidth="2.5" strokeDasharray={dashes} />
            </svg>
          </li>
        ))}
      </ul>
      <strong>No one here is high on Decisive.</strong>
    </div>
  </div>
)
