import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, it } from 'vitest'
import { sampleProduct } from '../../../../test/support/sample-product'
import { FoldedItems } from './order-summary'

const item = (product_type: 'lpigroup' | 'other', quantity: number) => {
  const product = sampleProduct(quantity, { product_type, product_price: 35 })
  return { ...product, quantity, product }
}

it('shows the price per seat of a group test, and that of one of several other products', () => {
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <FoldedItems
        items={[item('lpigroup', 30), item('other', 2)]}
        isQuoted={false}
        total={112_000}
      />
    </MemoryRouter>,
  )
  const text = html.replaceAll('\u00a0', ' ')
  expect(text).toContain('Team test · 30 seats at RM 35.00 per seat')
  expect(text).toContain('Book · 2 at RM 35.00 each')
})
