import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, it } from 'vitest'
import { QuoteConfirmation } from './quote-confirmation'

const pageOf = (isCustomer: boolean) =>
  renderToString(
    <MemoryRouter>
      <QuoteConfirmation
        txnId="A1"
        email="buyer@example.com"
        total={84}
        items={undefined}
        isCustomer={isCustomer}
      />
    </MemoryRouter>,
  )

it('links a customer, and no guest, to the order of a quote request', () => {
  expect(pageOf(true)).toContain('href="/orderdetails/A1"')
  expect(pageOf(false)).not.toContain('/orderdetails')
})
