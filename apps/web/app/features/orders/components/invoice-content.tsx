import styled from '@emotion/styled'
import { ArrowLeft, Printer } from 'lucide-react'
import { Button, ButtonLink } from '../../../components/button'
import { Container } from '../../../components/page'
import { PageSpinner } from '../../../components/spinner'
import { paths } from '../../../config/paths'
import { InvoiceSheet } from './invoice-sheet'
import { OrderLoader } from './order-loader'

const Desk = styled('div')({
  paddingBlock: 'clamp(16px, 3vw, 40px)',
  '@media print': { padding: 0, '& > *': { maxWidth: 'none', padding: 0 } },
})

const Bar = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 16,
  width: '100%',
  maxWidth: '210mm',
  margin: '0 auto 16px',
  '@media print': { display: 'none' },
})

interface InvoicePageProps {
  /** The order's number as the query has it, once the query is known. */
  readonly txnId: string | null
  readonly ready: boolean
}

/** The printable invoice of one of one's own orders (architecture §4): the screen shows the sheet that the printer gives. */
export const InvoicePage = ({ txnId, ready }: InvoicePageProps) => (
  <Desk>
    <Container>
      {ready ? (
        <OrderLoader txnId={txnId}>
          {(order) => (
            <>
              <Bar>
                <ButtonLink
                  to={paths.orderDetails(order.order_txn_id)}
                  look="link"
                  startIcon={<ArrowLeft size={18} aria-hidden />}
                >
                  Back to the order
                </ButtonLink>
                <Button startIcon={<Printer size={18} aria-hidden />} onClick={() => window.print()}>
                  Print
                </Button>
              </Bar>
              <InvoiceSheet order={order} />
            </>
          )}
        </OrderLoader>
      ) : (
        <PageSpinner label="Loading your invoice" />
      )}
    </Container>
  </Desk>
)
