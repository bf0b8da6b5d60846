import { Button } from '../../../components/button'
import { Notice } from '../../../components/notice'

interface CountriesMissingProps {
  readonly busy: boolean
  readonly onRetry: () => void
}

/** Stands above the addresses of a form whose countries could not be loaded; the form can still be filled in. */
export const CountriesMissing = ({ busy, onRetry }: CountriesMissingProps) => (
  <Notice variant="error">
    <p>We could not load the countries that we deliver to. Nothing you entered is lost.</p>
    <Button variant="quiet" busy={busy} onClick={onRetry}>
      Try again
    </Button>
  </Notice>
)
