import type { ComponentProps, ReactNode } from 'react'
import { classNames } from './class-names'
import styles from './page.module.css'

declare module 'react' {
  interface CSSProperties {
    [customProperty: `--${string}`]: string | number
  }
}

/** The centred page column, at most 1200 px wide. */
export const Container = (props: ComponentProps<'div'>) => (
  <div {...props} className={styles.container} />
)

/** A part of a page: a band across the window with its content in the page column. */
export const Section = ({ className, children, ...props }: ComponentProps<'section'>) => (
  <section {...props} className={classNames(styles.section, className)}>
    <Container>{children}</Container>
  </section>
)

/** A vertical stack; `gap` counts in steps of 8 px. */
export const Stack = ({
  gap = 2,
  className,
  style,
  ...props
}: ComponentProps<'div'> & { readonly gap?: number }) => (
  <div
    {...props}
    className={classNames(styles.stack, className)}
    style={{ '--gap': gap, ...style }}
  />
)

/** A horizontal row that wraps; `gap` counts in steps of 8 px. */
export const Row = ({
  gap = 2,
  className,
  style,
  ...props
}: ComponentProps<'div'> & { readonly gap?: number }) => (
  <div
    {...props}
    className={classNames(styles.row, className)}
    style={{ '--gap': gap, ...style }}
  />
)

export const Card = ({ className, ...props }: ComponentProps<'div'>) => (
  <div {...props} className={classNames(styles.card, className)} />
)

export const Lead = ({ className, ...props }: ComponentProps<'p'>) => (
  <p {...props} className={classNames(styles.lead, className)} />
)

export const Centred = (props: ComponentProps<'div'>) => (
  <div {...props} className={styles.centred} />
)

interface ColumnsProps extends ComponentProps<'div'> {
  /** `grid-template-columns` of the wide layout. */
  readonly template: string
  /** Window width in px from which the columns are side by side. */
  readonly from: 640 | 800 | 900 | 960
  readonly gap?: string
}

/** A layout of columns, stacked on narrow windows. */
export const Columns = ({ template, from, gap = '24px', className, ...props }: ColumnsProps) => (
  <div
    data-from={from}
    {...props}
    className={classNames(styles.columns, className)}
    style={{ '--columns': template, '--columns-gap': gap }}
  />
)

interface PlainPageProps {
  readonly title: string
  readonly lead?: ReactNode
  readonly breadcrumb?: ReactNode
  /** Shown next to the content from 800 px on. */
  readonly aside?: ReactNode
  readonly children?: ReactNode
}

/** The style of a section at the top of a page without a picture. */
export const compactTop = { paddingTop: 'clamp(24px, 3vw, 40px)' }

export const PlainPage = ({ title, lead, breadcrumb, aside, children }: PlainPageProps) => (
  <Section style={breadcrumb ? { paddingTop: 24 } : compactTop}>
    {breadcrumb ? <div className={styles.above}>{breadcrumb}</div> : null}
    <div className={aside ? styles.aside : undefined}>
      <Stack gap={4}>
        <Stack gap={2}>
          <h1>{title}</h1>
          {lead ? <Lead>{lead}</Lead> : null}
        </Stack>
        {children}
      </Stack>
      {aside}
    </div>
  </Section>
)
