import { brandMark } from '@shop/design'
import { paths } from '../config/paths'
import { Button, ButtonLink } from './button'
import { reloadPage } from './missing-scripts'
import { PlainPage, Row } from './page'

const texts = {
  'not-found': {
    title: 'We couldn’t find that page',
    lead: 'The address may be mistyped, or the page may have moved. Try the shop or the home page.',
  },
  broken: {
    title: 'Something went wrong',
    lead:
      'We couldn’t show this page. We’ve kept everything that you entered elsewhere. ' +
      'Reloading often helps.',
  },
  incomplete: {
    title: 'Part of this page didn’t load',
    lead:
      'We may have just updated the shop, or the connection was lost. We’ve kept your ' +
      'cart. Reload the page in a moment.',
  },
} as const

const IncompleteMark = () => (
  <svg viewBox="0 0 48 48" width={280} height={280} aria-hidden="true">
    <path
      d={brandMark.rim}
      fill="none"
      stroke="var(--control)"
      strokeWidth="0.5"
      strokeDasharray="1.5 1.5"
    />
    <path
      d={brandMark.profile}
      fill="var(--accent-wash)"
      stroke="var(--accent)"
      strokeWidth="0.5"
    />
  </svg>
)

/** What failed, for developers. */
const DevelopmentError = ({ error }: { readonly error: unknown }) => {
  const text = error instanceof Error ? error.stack : JSON.stringify(error)
  return <pre style={{ whiteSpace: 'pre-wrap' }}>{text}</pre>
}

interface ErrorPageProps {
  readonly kind: keyof typeof texts
  /** Shown in development. */
  readonly error?: unknown
}

/**
 * The not-found and server error pages (requirements §2), also shown for a page that fails to
 * render or load.
 */
export const ErrorPage = ({ kind, error }: ErrorPageProps) => (
  <PlainPage title={texts[kind].title} lead={texts[kind].lead} aside={<IncompleteMark />}>
    {import.meta.env.DEV && error !== undefined ? <DevelopmentError error={error} /> : null}
    <Row>
      {kind !== 'not-found' ? <Button onClick={reloadPage}>Reload</Button> : null}
      <ButtonLink to={paths.home} variant={kind === 'not-found' ? 'primary' : 'quiet'}>
        Back to the home page
      </ButtonLink>
      <ButtonLink to={paths.category()} variant="quiet">
        Browse the shop
      </ButtonLink>
    </Row>
  </PlainPage>
)
