import { Button } from '../../../components/button'
import { Notice } from '../../../components/notice'

interface CountriesErrorProps {
  readonly busy: boolean
  readonly onRetry: () => void
}

/** Above the addresses of a form whose countries failed to load; the form can still be filled in. */
export const CountriesError = ({ busy, onRetry }: CountriesErrorProps) => (
  <Notice variant="error">
    <p>We could not load the countries that we deliver to. Nothing you entered is lost.</p>
    <Button variant="quiet" busy={busy} onClick={onRetry}>
      Try again
    </Button>
  </Notice>
)
