import type { CSSProperties, ReactNode } from 'react'
import { paths } from '../config/paths'
import { Section, Stack } from './page'
import styles from './skeleton.module.css'

export const Skeleton = ({
  width = '100%',
  height = '1em',
}: Pick<CSSProperties, 'width' | 'height'>) => (
  <span className={styles.block} style={{ width, height }} aria-hidden />
)

/** Without JavaScript: what follows needs it. */
export const NeedsScript = () => (
  <noscript>
    <p>
      This part of the page needs JavaScript. Allow it for this site, or{' '}
      <a href={paths.contact}>write to us</a>.
    </p>
  </noscript>
)

/**
 * Placeholder for content that is loading: announced once to screen readers. Without JavaScript it
 * says that it needs it.
 */
export const Loading = ({
  label = 'Loading…',
  children,
}: {
  label?: string
  children: ReactNode
}) => (
  <div aria-busy="true">
    <NeedsScript />
    <span className="visually-hidden" role="status">
      {label}
    </span>
    <div className={styles.delayed}>{children}</div>
  </div>
)

const Blocks = ({ count, height }: { readonly count: number; readonly height: number }) =>
  // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no other key
  Array.from({ length: count }, (_, index) => <Skeleton key={index} height={height} />)

interface ListSkeletonProps {
  readonly label: string
  readonly rows: number
  /** The height of a row in CSS pixels. */
  readonly height: number
}

export const ListSkeleton = ({ label, rows, height }: ListSkeletonProps) => (
  <Loading label={label}>
    <Stack gap={2}>
      <Blocks count={rows} height={height} />
    </Stack>
  </Loading>
)

/**
 * Placeholder of a form, with the height of its fields and button, so that nothing shifts when it
 * loads.
 */
export const FormSkeleton = ({
  fields = 2,
  hasLink = false,
}: {
  fields?: number
  hasLink?: boolean
}) => (
  <Loading>
    <Stack gap={3}>
      <Blocks count={fields} height={85} />
      <Skeleton width={160} height={48} />
      {hasLink ? <Skeleton width={120} height={27} /> : null}
    </Stack>
  </Loading>
)

export const PageSkeleton = () => (
  <Section className={styles.page}>
    <Loading>
      <Stack gap={3}>
        <Skeleton width="min(100%, 24rem)" height="3rem" />
        <Skeleton width="min(100%, 40rem)" height="1.25rem" />
        <Skeleton width="min(100%, 36rem)" height="1.25rem" />
      </Stack>
    </Loading>
  </Section>
)
