import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, it } from 'vitest'
import { FoldedItems } from './order-summary'

const item = (product_type: 'lpigroup' | 'other', quantity: number) => {
  const product = {
    product_name: 'Sample',
    product_price: 35,
    product_thumbnail: 'sample.svg',
    product_type,
    min_order_quantity: 1,
    max_order_quantity: 50,
  } as const
  return { product_id: quantity, product_type, product_name: 'Sample', quantity, product }
}

it('shows the price per seat of a group test, and that of one of several other products', () => {
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <FoldedItems items={[item('lpigroup', 30), item('other', 2)]} isQuoted={false} total={112_000} />
    </MemoryRouter>,
  )
  const text = html.replaceAll('\u00a0', ' ')
  expect(text).toContain('Team test · 30 seats at RM 35.00 per seat')
  expect(text).toContain('>2 at RM 35.00 each<')
})
