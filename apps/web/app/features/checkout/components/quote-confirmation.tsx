import { Link } from 'react-router'
import { ButtonLink } from '../../../components/button'
import { Money } from '../../../components/money'
import { Card, Columns, Row, Stack } from '../../../components/page'
import { quoteText } from '../../../config/deliveries'
import { paths } from '../../../config/paths'
import styles from './quote-confirmation.module.css'

interface QuoteConfirmationProps {
  readonly txnId: string
  readonly email: string
  /** Of the goods, in RM. */
  readonly total: number
  /** What the quote is for, if this device knows it. */
  readonly items: string | undefined
  /** The order is in the account of the signed-in customer. */
  readonly isCustomer: boolean
}

/** After a quote request (architecture §4), below its heading: what happens next. */
export const QuoteConfirmation = ({
  txnId,
  email,
  total,
  items,
  isCustomer,
}: QuoteConfirmationProps) => (
  <Columns template="minmax(0, 3fr) minmax(0, 2fr)" from={900} gap="32px">
    <Card>
      <Stack gap={3}>
        <h2>What happens next</h2>
        <p>{quoteText} We haven’t charged anything.</p>
        <p>
          The email goes to <strong className={styles.long}>{email}</strong>. Wrong address?{' '}
          <Link to={paths.contact}>{'Write\u00a0to\u00a0us'}</Link>.
        </p>
        <Row>
          {isCustomer ? (
            <ButtonLink to={paths.orderDetails(txnId)}>See your order</ButtonLink>
          ) : null}
          <ButtonLink to={paths.category()} variant={isCustomer ? 'quiet' : 'primary'}>
            Continue shopping
          </ButtonLink>
        </Row>
      </Stack>
    </Card>
    <Card>
      <Stack gap={3}>
        <h2>Your request</h2>
        {items ? <p>{items}</p> : null}
        <p>
          <Money amount={total} />, plus shipping
        </p>
        <p>
          Number <strong className={styles.long}>{txnId}</strong>
        </p>
      </Stack>
    </Card>
  </Columns>
)
