import type { Dimension } from '@shop/design'
import type { ReactNode } from 'react'
import { dimensionNames } from './dimension-names'
import styles from './radar-texts.module.css'

interface RadarTextsProps {
  readonly dimension: Dimension
  /** About the score of this dimension. */
  readonly corner: string
  readonly pair: string
  readonly note: ReactNode
}

/** Keeps its height, whatever the texts. */
export const RadarTexts = ({ dimension, corner, pair, note }: RadarTextsProps) => {
  const { name } = dimensionNames[dimension]
  return (
    <div className={styles.texts}>
      <p>{note}</p>
      <p>
        <strong style={{ color: `var(--${dimension})` }}>{name}</strong>
        <span>{`, ${corner}`}</span>
      </p>
      <p>{pair}</p>
    </div>
  )
}
