import { useNavigate } from 'react-router'
import { Button } from '../../../components/button'
import { Row } from '../../../components/page'
import { paths } from '../../../config/paths'
import { useCountdown } from '../../../hooks/use-countdown'
import { useHydrated } from '../../../hooks/use-hydrated'
import styles from './countdown-home.module.css'

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
  useHydrated() ? <Countdown seconds={seconds} /> : <Row className={styles.countdown} />

const Countdown = ({ seconds }: CountdownHomeProps) => {
  const navigate = useNavigate()
  const { left, stopped, stop } = useCountdown(seconds, () => void navigate(paths.home))
  return (
    <Row className={styles.countdown}>
      <p className="visually-hidden" role="status">
        {stopped ? 'You stay on this page.' : announcement(seconds, left)}
      </p>
      {stopped ? null : (
        <>
          <span className={styles.seconds} aria-hidden>
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
