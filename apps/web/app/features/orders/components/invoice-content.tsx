import { ArrowLeft, Printer } from 'lucide-react'
import { Button, ButtonLink } from '../../../components/button'
import { Container } from '../../../components/page'
import { PageSpinner } from '../../../components/spinner'
import { paths } from '../../../config/paths'
import styles from './invoice-content.module.css'
import { InvoiceSheet } from './invoice-sheet'
import { OrderLoader } from './order-loader'

interface InvoicePageProps {
  /** The order's number as the query has it, once the query is known. */
  readonly txnId: string | null
  readonly ready: boolean
}

/** The printable invoice of one of one's own orders (architecture §4): the screen shows the sheet that the printer gives. */
export const InvoicePage = ({ txnId, ready }: InvoicePageProps) => (
  <div className={styles.desk}>
    <Container>
      {ready ? (
        <OrderLoader txnId={txnId}>
          {(order) => (
            <>
              <div className={styles.bar}>
                <ButtonLink
                  to={paths.orderDetails(order.order_txn_id)}
                  variant="link"
                  startIcon={<ArrowLeft size={18} aria-hidden />}
                >
                  Back to the order
                </ButtonLink>
                <Button startIcon={<Printer size={18} aria-hidden />} onClick={() => window.print()}>
                  Print
                </Button>
              </div>
              <InvoiceSheet order={order} />
            </>
          )}
        </OrderLoader>
      ) : (
        <PageSpinner label="Loading your invoice" />
      )}
    </Container>
  </div>
)
