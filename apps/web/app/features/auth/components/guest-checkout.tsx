import { Link } from 'react-router'
import { paths } from '../../../config/paths'
import { useQueryParams } from '../../../hooks/use-query-params'

/** For a visitor who came from the checkout: a link back to it, which needs no account. */
export const GuestCheckout = () => {
  const { query } = useQueryParams()
  return query.get('next') === paths.checkout ? (
    <p>
      <Link to={paths.checkout}>Check out without an account</Link>
    </p>
  ) : null
}
