import { POLICY } from '@shop/contract'
import { ButtonLink } from '../../../components/button'
import { Card, Row, Stack } from '../../../components/page'
import { paths } from '../../../config/paths'

interface QuoteConfirmationProps {
  readonly txnId: string
  readonly email: string
  /** What the quote is for, if this device knows it. */
  readonly items: string | undefined
  /** The order is in the account of the signed-in customer. */
  readonly isCustomer: boolean
}

/** After a quote request (architecture §4), below its heading: what happens next. */
export const QuoteConfirmation = ({ txnId, email, items, isCustomer }: QuoteConfirmationProps) => (
  <Card>
    <Stack gap={3}>
      <p>
        We haven’t charged anything. We’ll email the shipping cost to <strong>{email}</strong>. Once you have paid,
        we’ll send your parcel at once; it takes {POLICY.internationalDays.min} to {POLICY.internationalDays.max} days
        on average.
      </p>
      <p>
        Your request has the number <strong>{txnId}</strong>.{items ? ` It is for ${items}.` : null}
      </p>
      <Row>
        {isCustomer ? <ButtonLink to={paths.orderDetails(txnId)}>See your order</ButtonLink> : null}
        <ButtonLink to={paths.home} variant={isCustomer ? 'quiet' : 'primary'}>
          Go to Home
        </ButtonLink>
        <ButtonLink to={paths.category()} variant="quiet">
          Browse the shop
        </ButtonLink>
      </Row>
    </Stack>
  </Card>
)
