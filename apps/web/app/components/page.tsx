import type { ComponentProps, CSSProperties, ReactNode } from 'react'
import { classNames } from './class-names'
import styles from './page.module.css'

const gapStyle = (gap: number): CSSProperties & Record<'--gap', number> => ({ '--gap': gap })

/** The column that all content stands in: 1200 px at most, with margins that grow with the window. */
export const Container = (props: ComponentProps<'div'>) => <div {...props} className={styles.container} />

/** A part of a page, with the house's air above and below. */
export const Section = ({ className, ...props }: ComponentProps<'section'>) => (
  <section {...props} className={classNames(styles.section, className)} />
)

/** Stacks its children with one gap of the rhythm; `gap` counts in steps of 8 px. */
export const Stack = ({ gap = 2, className, style, ...props }: ComponentProps<'div'> & { readonly gap?: number }) => (
  <div {...props} className={classNames(styles.stack, className)} style={{ ...gapStyle(gap), ...style }} />
)

/** Sets its children side by side and lets them wrap. */
export const Row = ({ gap = 2, className, style, ...props }: ComponentProps<'div'> & { readonly gap?: number }) => (
  <div {...props} className={classNames(styles.row, className)} style={{ ...gapStyle(gap), ...style }} />
)

/** A raised sheet of paper. */
export const Sheet = ({ className, ...props }: ComponentProps<'div'>) => (
  <div {...props} className={classNames(styles.sheet, className)} />
)

interface PlainPageProps {
  readonly title: string
  readonly lead?: ReactNode
  /** The way to this page, above its heading. */
  readonly trail?: ReactNode
  /** A drawing beside it all, where there is room. */
  readonly aside?: ReactNode
  readonly children?: ReactNode
}

/** A page with a heading, an opening line and what follows. */
export const PlainPage = ({ title, lead, trail, aside, children }: PlainPageProps) => {
  const page = (
    <Stack gap={4}>
      <Stack gap={2}>
        <h1>{title}</h1>
        {lead ? <p className={styles.lead}>{lead}</p> : null}
      </Stack>
      {children}
    </Stack>
  )
  return (
    <Section style={trail ? { paddingTop: 24 } : undefined}>
      <Container>
        {trail ? <div className={styles.above}>{trail}</div> : null}
        {aside ? (
          <div className={styles.aside}>
            {page}
            {aside}
          </div>
        ) : (
          page
        )}
      </Container>
    </Section>
  )
}
