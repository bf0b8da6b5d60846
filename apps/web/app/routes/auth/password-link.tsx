import { RESET_TOKEN_LIFETIME_MS } from '@shop/contract'
import { Link, useNavigate } from 'react-router'
import { Button } from '../../components/button'
import { Row, Stack } from '../../components/page'
import { paths } from '../../config/paths'
import { pageTitle } from '../../config/seo'
import { PASSWORD_LINK_SECONDS } from '../../config/ui-constants'
import { AuthLayout } from '../../features/auth/components/auth-layout'
import { useCountdown } from '../../hooks/use-countdown'
import { useQueryParams } from '../../hooks/use-query-params'
import styles from './password-link.module.css'

/** The seconds that a screen reader announces: 60, 30 and 10. */
const announced = (left: number) => [10, 30].find((mark) => left <= mark) ?? PASSWORD_LINK_SECONDS

export { privatePage as handle } from '../../routing/private-page'

export const meta = () => pageTitle('Check your email')

/** What to do with the mail, and the countdown (requirements §2), which can be stopped. */
export default function PasswordLink() {
  const { query, ready } = useQueryParams()
  const navigate = useNavigate()
  const { left, stopped, stop } = useCountdown(PASSWORD_LINK_SECONDS, () =>
    navigate(paths.forgotPassword(), { replace: true }),
  )
  return (
    <AuthLayout
      title="Check your email"
      lead={
        'If we know this address, the reset link was sent to it. It works once, for ' +
        `${RESET_TOKEN_LIFETIME_MS / 60_000} minutes. Check your inbox and spam.`
      }
    >
      <Stack gap={3}>
        {/* The query is known after hydration; until then an empty line reserves the space. */}
        <p className={styles.address}>
          {ready ? query.get('email') || 'The address that you entered' : null}
        </p>
        {stopped ? (
          <p role="status">Stopped. This page stays open as long as you like.</p>
        ) : (
          <>
            <p className={styles.figures} aria-hidden>
              No email yet? In <strong>{`${left} s`}</strong> this page goes back to the form, so
              that you can request another link.
            </p>
            <p className="visually-hidden" role="status">
              {`This page leads back to the forgot password form in ${announced(left)} seconds.`}
            </p>
          </>
        )}
        <Row gap={3}>
          {stopped ? null : (
            <Button variant="quiet" onClick={stop}>
              Stay on this page
            </Button>
          )}
          <Link to={paths.signIn()}>Back to Shop Login</Link>
        </Row>
      </Stack>
    </AuthLayout>
  )
}
