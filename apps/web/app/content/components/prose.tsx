import { type Dimension, dimensions } from '@shop/design'
import type { ComponentProps, PropsWithChildren } from 'react'
import { Link } from 'react-router'
import { useSite } from '../../api/site-settings'
import { Facts as FactList } from '../../components/facts'
import { ExternalLink } from '../../components/links'
import { paths } from '../../config/paths'
import { builtSite } from '../../config/site'
import { dimensionNames } from '../../features/dimensions/dimension-names'
import cardsStyles from './cards.module.css'
import factsStyles from './facts.module.css'
import { LinkRows } from './link-rows'
import styles from './prose.module.css'
import scaleStyles from './scale.module.css'

export const DimensionLinks = () => (
  <LinkRows
    items={dimensions.map((dimension) => {
      const { name, short } = dimensionNames[dimension]
      return { dimension, title: name, text: short, to: `${paths.dimensions}#${dimension}` }
    })}
  />
)

/**
 * Two, three or four short texts in a row, so that no card is alone in a line. For five use
 * `Facts`.
 */
export const Cards = ({ children }: PropsWithChildren) => (
  <ul className={cardsStyles.cards}>{children}</ul>
)

/** The whole card is the target of its link. */
export const Card = ({
  title,
  to,
  linkText,
  children,
}: PropsWithChildren<Record<'title' | 'to' | 'linkText', string>>) => (
  <li className={cardsStyles.card}>
    <h3>{title}</h3>
    <p>{children}</p>
    <Link to={to}>{linkText}</Link>
  </li>
)

/** A link to a site or document that data.json names; plain text while it has no address. */
export const SiteLink = ({ name, children }: PropsWithChildren<{ readonly name: string }>) => {
  const { links, pdfs } = useSite()
  const href = links[name] ?? pdfs[name]
  return href ? <ExternalLink href={href}>{children}</ExternalLink> : children
}

export const Scale = ({
  dimension,
  low,
  high,
}: {
  dimension: Dimension
  low: string
  high: string
}) => (
  <div className={scaleStyles.scale}>
    <svg viewBox="0 0 640 24" width={640} height={24} aria-hidden="true" preserveAspectRatio="none">
      <path d="M4 15.5V8.5L636 3V21Z" fill={`var(--${dimension})`} fillOpacity="0.28" />
      <path d="M320 2V22" stroke="var(--paper)" strokeWidth="4" />
      <path d="M2 12H638" stroke={`var(--${dimension})`} strokeWidth="2" />
    </svg>
    <span>{low}</span>
    <span>{high}</span>
  </div>
)

export const Facts = ({ children }: PropsWithChildren) => (
  <dl className={factsStyles.facts}>{children}</dl>
)

export const Fact = ({ title, children }: PropsWithChildren<{ readonly title: string }>) => (
  <div>
    <dt>{title}</dt>
    <dd>{children}</dd>
  </div>
)

/** The facts that the owner has set; nothing without any. */
export const KnownFacts = ({ facts }: Pick<ComponentProps<typeof FactList>, 'facts'>) => {
  const known = facts.filter(({ value }) => value)
  return known.length > 0 ? <FactList className={factsStyles.facts} facts={known} /> : null
}

const { reference } = builtSite.author

/** What data.json says about the author and the quality of the LPI; nothing while it is empty. */
export const Evidence = () => {
  const { author, brand, evidence } = useSite()
  return (
    <KnownFacts
      facts={[
        { label: `${brand.short} in full`, value: evidence.full_name },
        { label: 'Author', value: author.name },
        { label: 'Since', value: evidence.since },
        { label: 'Norm group', value: evidence.norm_group },
        { label: 'Reliability', value: evidence.reliability },
        { label: 'ISBN of the manual', value: evidence.isbn },
      ]}
    />
  )
}

export const Reference = () => (reference ? <Note>Reference: {reference}</Note> : null)

export const ProseLink = ({ href = '', children }: ComponentProps<'a'>) =>
  /^[/#]/.test(href) ? (
    <Link to={href}>{children}</Link>
  ) : (
    <ExternalLink href={href}>{children}</ExternalLink>
  )

export const BulletList = ({ children }: PropsWithChildren) => (
  <ul className={styles.bullets}>{children}</ul>
)

export const Note = ({ children }: PropsWithChildren) => <p className={styles.note}>{children}</p>
