import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { Button } from '../../../components/button'
import { Card, Container, Row, Section } from '../../../components/page'
import { Spinner } from '../../../components/spinner'
import { paths } from '../../../config/paths'
import { useCountdown } from '../../../hooks/use-countdown'
import { useHydrated } from '../../../hooks/use-hydrated'
import countdownHomeStyles from './countdown-home.module.css'
import styles from './payment-card.module.css'
import processingStyles from './processing.module.css'

interface PaymentResultProps {
  readonly icon: ReactNode
  readonly title: string
  /** Seconds until the home page opens. */
  readonly redirectSeconds: number
  readonly children: ReactNode
}

/** The success, failed and cancelled pages (requirements §2). */
export const PaymentResult = ({ icon, title, redirectSeconds, children }: PaymentResultProps) => (
  <PaymentCard>
    {icon}
    <h1>{title}</h1>
    {children}
    <CountdownHome seconds={redirectSeconds} />
  </PaymentCard>
)

/** Requirements §2: on the success and the failed page. */
export const EmailNote = ({ email }: { readonly email?: string | undefined }) => (
  <p>
    An email with login information is on its way to {email ? <strong>{email}</strong> : 'you'}. Please check your spam
    folder too.
  </p>
)

const inSeconds = (count: number) => `${count} ${count === 1 ? 'second' : 'seconds'}`

/** For screen readers, at the start and near the end: an announcement every second would interrupt the rest of the page. */
const announcement = (seconds: number, left: number) => {
  if (left === 0) return ''
  return `You will go to the home page in ${inSeconds(left <= 5 ? Math.min(5, seconds) : seconds)}.`
}

interface CountdownHomeProps {
  readonly seconds: number
}

/** Goes to / when the time is over, unless the shopper chooses to stay. The prerendered page reserves its space. */
export const CountdownHome = ({ seconds }: CountdownHomeProps) =>
  useHydrated() ? <Countdown seconds={seconds} /> : <Row className={countdownHomeStyles.countdown} />

const Countdown = ({ seconds }: CountdownHomeProps) => {
  const navigate = useNavigate()
  const { left, stopped, stop } = useCountdown(seconds, () => void navigate(paths.home))
  return (
    <Row className={countdownHomeStyles.countdown}>
      <p className="visually-hidden" role="status">
        {stopped ? 'You stay on this page.' : announcement(seconds, left)}
      </p>
      {stopped ? null : (
        <>
          <span className={countdownHomeStyles.seconds} aria-hidden>
            Going to the home page in {inSeconds(left)}
          </span>
          <Button variant="link" onClick={stop}>
            Stay on this page
          </Button>
        </>
      )}
    </Row>
  )
}

/** Requirements §2, hand-off and return pages. */
const processingText = 'Please wait, we are processing your request...'

/** Requirements §2, clearing page: the same without the comma. */
export const clearingText = 'Please wait we are processing your request...'

interface ProcessingProps {
  readonly title: string
  readonly text?: string
  readonly children?: ReactNode
}

/** A spinner and its text. */
export const Processing = ({ title, text = processingText, children }: ProcessingProps) => (
  <PaymentCard>
    <h1 className="visually-hidden">{title}</h1>
    <Spinner />
    <p className={processingStyles.text} role="status">
      {text}
    </p>
    {children}
  </PaymentCard>
)

/** The content of every page around a payment. */
export const PaymentCard = ({ children }: { readonly children: ReactNode }) => (
  <Section>
    <Container>
      <Card className={styles.card}>{children}</Card>
    </Container>
  </Section>
)
