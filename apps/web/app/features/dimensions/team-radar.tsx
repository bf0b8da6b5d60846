import { dimensions, radarPath } from '@shop/design'
import { useState } from 'react'
import { plot, RadarPlot } from '../../components/illustrations/sample-radar'
import { useHydrated } from '../../hooks/use-hydrated'
import { dimensionNames } from './dimension-names'
import { bandOf } from './dimension-texts'
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

const orList = new Intl.ListFormat('en-MY', { type: 'disjunction' })

/** The dimensions on which none of these profiles is high, in one sentence. */
export const gapsOf = (profiles: readonly (readonly number[])[]): string => {
  if (profiles.length === 0) return 'No one is shown. Switch someone on.'
  const missing = dimensions.filter((_, index) =>
    profiles.every((scores) => bandOf(scores[index] ?? 0) !== 'high'),
  )
  if (missing.length === 0) return 'Someone here is high on each dimension.'
  return (
    'No one here is high on ' +
    `${orList.format(missing.map((dimension) => dimensionNames[dimension].name))}.`
  )
}

/** Five invented profiles over each other. */
export const TeamRadar = () => {
  const [isShown, setIsShown] = useState(people.map(() => true))
  const isReady = useHydrated()
  const shown = people.filter((_, index) => isShown[index])
  const [pointed, setPointed] = useState('')
  const isPointed = shown.some(({ name }) => name === pointed)
  return (
    <div className={styles.team}>
      <RadarPlot>
        {shown.map(({ name, scores, colour, dashes }) => (
          <path
            key={name}
            d={radarPath(
              plot,
              scores.map((score) => score / 100),
            )}
            fill="none"
            stroke={colour}
            strokeWidth={name === pointed ? 4 : 2.5}
            opacity={isPointed && name !== pointed ? 0.2 : undefined}
            strokeDasharray={dashes}
            strokeLinejoin="round"
          />
        ))}
      </RadarPlot>
      <fieldset className={styles.people}>
        <legend>Five invented people</legend>
        {people.map(({ name, colour, dashes }, index) => (
          <label
            key={name}
            onPointerEnter={() => setPointed(name)}
            onPointerLeave={() => setPointed('')}
            onFocus={() => setPointed(name)}
            onBlur={() => setPointed('')}
          >
            <input
              type="checkbox"
              checked={isShown[index] ?? false}
              disabled={!isReady}
              onChange={({ target }) => setIsShown(isShown.with(index, target.checked))}
            />
            {name}
            <svg viewBox="0 0 60 6" width={60} height={6} aria-hidden="true">
              <path d="M0 3H60" stroke={colour} strokeWidth="2.5" strokeDasharray={dashes} />
            </svg>
          </label>
        ))}
        <p role="status">{gapsOf(shown.map(({ scores }) => scores))}</p>
      </fieldset>
    </div>
  )
}
