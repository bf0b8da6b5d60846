import { RESET_TOKEN_LIFETIME_MS } from '@shop/contract'
import { Link } from 'react-router'
import { Button } from '../../../components/button'
import { Row, Stack } from '../../../components/page'
import { paths } from '../../../config/paths'
import { PASSWORD_LINK_SECONDS } from '../../../config/ui-constants'
import { useCountdown } from '../../../hooks/use-countdown'
import styles from './password-link-notice.module.css'

/** The seconds that a screen reader announces: 60, 30 and 10. */
const announced = (left: number) => [10, 30].find((mark) => left <= mark) ?? PASSWORD_LINK_SECONDS

interface PasswordLinkNoticeProps {
  /** Called when the countdown ends. */
  readonly onEnd: () => void
}

/** What to do with the mail, and the countdown (requirements §2), which can be stopped. */
export const PasswordLinkNotice = ({ onEnd }: PasswordLinkNoticeProps) => {
  const { left, stopped, stop } = useCountdown(PASSWORD_LINK_SECONDS, onEnd)
  return (
    <Stack gap={3}>
      <p>
        Open the link in it to choose a new password. It works once, within {RESET_TOKEN_LIFETIME_MS / 60_000} minutes.
      </p>
      {stopped ? (
        <p role="status">Stopped. This page stays open as long as you like.</p>
      ) : (
        <>
          <p className={styles.figures} aria-hidden>
            No email yet? You can request another link in <strong>{left} s</strong>.
          </p>
          <p className="visually-hidden" role="status">
            This page leads back to the forgot password form in {announced(left)} seconds.
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
  )
}
