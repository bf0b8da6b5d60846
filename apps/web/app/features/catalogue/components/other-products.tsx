import { productTypes } from '@shop/contract'
import type { Product } from '@shop/contract/host'
import { useDeferredValue } from 'react'
import { Link } from 'react-router'
import { usePrerenderedData } from '../../../api/prerendered-data'
import { useSite } from '../../../api/site-settings'
import { useProducts } from '../../../api/use-products'
import { DataTable } from '../../../components/data-table'
import { Stack } from '../../../components/page'
import { paths } from '../../../config/paths'
import { useProduct } from '../api/queries'
import type { ProductActions } from './product-grid'
import { ProductPrice } from './product-price'
import { TitledProducts } from './titled-products'

/** Other products on the page of a product, which is prerendered with some of them. */
const usePageProducts = (id: number): readonly Product[] => {
  const { product, related = noProducts } = usePrerenderedData()
  return useProducts().data ?? (product?.product_id === id ? related : noProducts)
}

const noProducts: readonly Product[] = []

export const RelatedProducts = ({
  id,
  actions,
}: {
  readonly id: number
  readonly actions: ProductActions
}) => {
  const ids = useProduct(id).data?.related_product_ids
  const others = usePageProducts(id).filter(({ product_id }) => ids?.includes(product_id))
  const related = useDeferredValue(others)
  return <TitledProducts title="You may also like" products={related} actions={actions} />
}

const isPerSeat = ({ product_type }: Product) => productTypes[product_type].isPerSeat

/** The test of the page among the others for one person, or for a group. */
export const OtherTests = ({ product }: { readonly product: Product }) => {
  const { product_id: id } = product
  const tests = usePageProducts(id).filter((other) => isPerSeat(other) === isPerSeat(product))
  return <TestComparison products={tests} current={id} />
}

interface TestComparisonProps {
  readonly products: readonly Product[]
  /** The test of the page. */
  readonly current?: number
}

/**
 * The tests among the products, with what data.json says about them. Nothing for fewer than two.
 */
export const TestComparison = ({ products, current }: TestComparisonProps) => {
  const rows = useSite().tests.flatMap((test) => {
    const product = products.find(({ product_id }) => product_id === test.product_id)
    return product ? [{ test, product }] : []
  })
  if (rows.length < 2) return null
  return (
    <Stack gap={3}>
      <h2>Compare the tests</h2>
      <DataTable
        caption="The tests with what they are for, time, report and price"
        rows={rows}
        rowKey={({ product }) => product.product_id}
        columns={[
          {
            title: 'Test',
            isRowHeader: true,
            cell: ({ product: { product_id, product_name } }) =>
              product_id === current ? (
                <>
                  {product_name} <small>(this test)</small>
                </>
              ) : (
                <Link to={paths.product(product_id)}>{product_name}</Link>
              ),
          },
          {
            title: rows.every(({ product }) => isPerSeat(product)) ? 'For whom' : 'What you learn',
            cell: ({ test }) => test.audience,
            onPhone: 'inline',
          },
          {
            title: 'Time',
            width: '7.5rem',
            cell: ({ test }) => `${test.minutes} minutes`,
            onPhone: 'inline',
          },
          { title: 'Report', cell: ({ test }) => test.report, onPhone: 'inline' },
          {
            title: 'Price',
            align: 'end',
            width: '9rem',
            cell: ({ product }) => <ProductPrice product={product} />,
            onPhone: 'unlabelled',
          },
        ]}
      />
    </Stack>
  )
}
