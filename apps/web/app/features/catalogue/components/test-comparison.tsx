import type { Product } from '@shop/contract/host'
import { Link } from 'react-router'
import { useSite } from '../../../api/site-settings'
import { DataTable } from '../../../components/data-table'
import { Stack } from '../../../components/page'
import { paths } from '../../../config/paths'
import type { SiteSettings } from '../../../config/site-schema'
import { ProductPrice } from './product-grid'
import { usePageProducts } from './related-products'

interface Row {
  readonly test: SiteSettings['tests'][number]
  readonly product: Product
}

interface TestComparisonProps {
  /** The test of the page. */
  readonly id: number
}

/** The tests of data.json with their audience, time, report and price; nothing if the page's product is none of them. */
export const TestComparison = ({ id }: TestComparisonProps) => {
  const { tests } = useSite()
  const products = usePageProducts(id, ({ product_id }) => tests.some((test) => test.product_id === product_id))
  const rows = tests.flatMap((test): Row[] => {
    const product = products.find(({ product_id }) => product_id === test.product_id)
    return product ? [{ test, product }] : []
  })
  if (rows.length < 2 || !rows.some(({ product }) => product.product_id === id)) return null
  return (
    <Stack gap={3}>
      <h2>Compare the tests</h2>
      <DataTable<Row>
        caption="The tests with their audience, time, report and price"
        rows={rows}
        rowKey={({ product }) => product.product_id}
        columns={[
          {
            title: 'Test',
            isRowHeader: true,
            cell: ({ product: { product_id, product_name } }) =>
              product_id === id ? (
                <>
                  {product_name} <small>(this test)</small>
                </>
              ) : (
                <Link to={paths.product(product_id)}>{product_name}</Link>
              ),
          },
          { title: 'For', cell: ({ test }) => test.audience },
          { title: 'Time', cell: ({ test }) => test.time },
          { title: 'Report', cell: ({ test }) => test.report },
          { title: 'Price', align: 'end', cell: ({ product }) => <ProductPrice product={product} /> },
        ]}
      />
    </Stack>
  )
}
