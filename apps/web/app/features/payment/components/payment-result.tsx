import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { Button } from '../../../components/button'
import { Row } from '../../../components/page'
import { paths } from '../../../config/paths'
import { RESULT_REDIRECT_SECONDS } from '../../../config/ui-constants'
import { useCountdown } from '../../../hooks/use-countdown'
import { useHydrated } from '../../../hooks/use-hydrated'
import { PaymentCard } from './payment-card'
import styles from './payment-result.module.css'

const inSeconds = (count: number) => `${count} ${count === 1 ? 'second' : 'seconds'}`

/**
 * For screen readers, at the start and near the end: an announcement every second would interrupt
 * the rest of the page.
 */
const announcement = (seconds: number, left: number) => {
  if (left === 0) return ''
  return `You will go to the home page in ${inSeconds(left <= 5 ? Math.min(5, seconds) : seconds)}.`
}

/** Goes to / when the time is over, unless the shopper chooses to stay. */
const Countdown = ({ seconds }: { readonly seconds: number }) => {
  const navigate = useNavigate()
  const { left, stopped, stop } = useCountdown(seconds, () => void navigate(paths.home))
  return (
    <>
      <p className="visually-hidden" role="status">
        {stopped ? 'You stay on this page.' : announcement(seconds, left)}
      </p>
      {stopped ? null : (
        <Row className={styles.countdown}>
          <span className={styles.seconds} aria-hidden>
            {`Going to the home page in ${inSeconds(left)}`}
          </span>
          <Button variant="link" onClick={stop}>
            Stay on this page
          </Button>
        </Row>
      )}
    </>
  )
}

export interface PaymentResultProps {
  readonly icon: LucideIcon
  /** Of the icon. */
  readonly color: string
  readonly title: string
  /** Seconds until the home page opens. */
  readonly redirectSeconds?: number
  readonly children: ReactNode
}

/** The success, failed and cancelled pages (requirements §2). */
export const PaymentResult = ({
  icon: Icon,
  color,
  title,
  redirectSeconds = RESULT_REDIRECT_SECONDS,
  children,
}: PaymentResultProps) => (
  <PaymentCard>
    {useHydrated() ? <Countdown seconds={redirectSeconds} /> : <Row className={styles.countdown} />}
    <Icon size={56} strokeWidth={1.5} color={color} aria-hidden />
    <h1>{title}</h1>
    {children}
  </PaymentCard>
)
