import { corner, type Dimension, dimensions } from '@shop/design'
import { type PointerEvent, type RefCallback, useState } from 'react'
import {
  Profile,
  plot,
  plotBox,
  RadarPlot,
  sampleScores,
} from '../../components/illustrations/sample-radar'
import { cornerText, pairText } from './describe-scores'
import { dimensionNames } from './dimension-names'
import styles from './interactive-radar.module.css'
import { RadarTexts } from './radar-texts'

/** The score to which a pointer pulls a corner: its distance along the spoke. */
const scoreAt = (
  dimension: Dimension,
  { clientX, clientY, currentTarget }: PointerEvent<SVGElement>,
): number => {
  const box = currentTarget.ownerSVGElement?.getBoundingClientRect()
  const [left, top, width] = plotBox
  if (!box?.width) return 0
  const scale = width / box.width
  const rim = corner(plot, dimensions.indexOf(dimension))
  const [dx, dy] = [rim.x - plot.cx, rim.y - plot.cy]
  const [x, y] = [
    (clientX - box.x) * scale + left - plot.cx,
    (clientY - box.y) * scale + top - plot.cy,
  ]
  const reach = (x * dx + y * dy) / plot.r ** 2
  return Math.round(100 * Math.min(1, Math.max(0, reach)))
}

/**
 * The `ref` of a handle: the page does not scroll while it is pulled. CSS cannot say so of a shape
 * within an SVG.
 */
const preventScrolling: RefCallback<SVGCircleElement> = (handle) => {
  const prevent = (event: Event) => event.preventDefault()
  handle?.addEventListener('touchstart', prevent, { passive: false })
  return () => handle?.removeEventListener('touchstart', prevent)
}

interface HandleProps {
  /** Of its dimension. */
  readonly index: number
  readonly score: number
  readonly isActive: boolean
  readonly onPull: (event: PointerEvent<SVGElement>) => void
}

const Handle = ({ index, score, isActive, onPull }: HandleProps) => {
  const tip = corner(plot, index, 5, score / 100)
  // Not at the centre, where the handles of low scores would cover each other.
  const hold = corner(plot, index, 5, Math.max(0.25, score / 100))
  return (
    <g>
      {isActive ? <circle className={styles.ring} cx={tip.x} cy={tip.y} r="13" /> : null}
      <circle
        className={styles.handle}
        ref={preventScrolling}
        cx={hold.x}
        cy={hold.y}
        r="32"
        onPointerDown={onPull}
        onPointerMove={onPull}
      />
    </g>
  )
}

/** The sample profile with a handle and a slider at each corner. */
export const RadarHandles = () => {
  const [scores, setScores] = useState(sampleScores)
  const [active, setActive] = useState<Dimension>('relational')
  const setScore = (dimension: Dimension, score: number) => {
    setActive(dimension)
    setScores((before) => before.with(dimensions.indexOf(dimension), score))
  }
  const pull = (dimension: Dimension) => (event: PointerEvent<SVGElement>) => {
    if (event.type === 'pointerdown') event.currentTarget.setPointerCapture(event.pointerId)
    if (event.currentTarget.hasPointerCapture(event.pointerId))
      setScore(dimension, scoreAt(dimension, event))
  }
  const scoreOf = (dimension: Dimension) => scores[dimensions.indexOf(dimension)] ?? 0
  return (
    <>
      <RadarPlot>
        <Profile scores={scores} />
        {dimensions.map((dimension, index) => (
          <Handle
            key={dimension}
            index={index}
            score={scoreOf(dimension)}
            isActive={active === dimension}
            onPull={pull(dimension)}
          />
        ))}
      </RadarPlot>
      {/* Not a legend: it would not be clipped, and widen the page. */}
      <fieldset className="visually-hidden" aria-label="Pull a corner. This is not a result.">
        {dimensions.map((dimension) => (
          <input
            key={dimension}
            className="visually-hidden"
            type="range"
            aria-label={dimensionNames[dimension].name}
            aria-valuetext={cornerText(dimension, scoreOf(dimension))}
            value={scoreOf(dimension)}
            onChange={({ target }) => setScore(dimension, target.valueAsNumber)}
            onFocus={() => setActive(dimension)}
          />
        ))}
      </fieldset>
      <RadarTexts
        dimension={active}
        corner={cornerText(active, scoreOf(active))}
        pair={pairText(scores)}
        note={
          <>
            Pull a corner<span className={styles.keys}>, or use the arrow keys</span>. This is not a
            result.
          </>
        }
      />
    </>
  )
}
