import { Link } from 'react-router'
import { useSite } from '../../../api/site-settings'
import type { Test } from '../../../config/parse-site'
import { paths } from '../../../config/paths'

interface ChildAgeProps {
  /** Undefined for a test of which data.json says nothing. */
  readonly test: Test | undefined
  readonly productName: string
}

/** From which age a test is suitable, with a prepared email for parents of a younger child. */
export const ChildAge = ({ test, productName }: ChildAgeProps) => {
  const { email } = useSite().contact
  const subject = encodeURIComponent(`${productName}: is it suitable for my child?`)
  const body = encodeURIComponent('My child is … years old.')
  const ask = email ? (
    <a href={`mailto:${email}?subject=${subject}&body=${body}`}>ask us</a>
  ) : (
    <Link to={paths.contact}>ask us</Link>
  )
  return test?.min_age ? (
    <span>
      For ages {test.min_age} and over; for anyone younger, please {ask} first.
    </span>
  ) : (
    <span>Before you buy a test for anyone under 18, please {ask}.</span>
  )
}
