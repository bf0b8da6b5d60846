import type { PropsWithChildren } from 'react'
import { Link } from 'react-router'
import styles from './cards.module.css'

/** Two, three or four short texts in a row, so that no card is alone in a line. For five use `Facts`. */
export const Cards = ({ children }: PropsWithChildren) => <ul className={styles.cards}>{children}</ul>

interface CardProps {
  readonly title: string
  readonly to: string
  readonly linkText: string
}

/** The whole card is the target of its link. */
export const Card = ({ title, to, linkText, children }: PropsWithChildren<CardProps>) => (
  <li className={styles.card}>
    <h3>{title}</h3>
    <p>{children}</p>
    <Link to={to}>{linkText}</Link>
  </li>
)
