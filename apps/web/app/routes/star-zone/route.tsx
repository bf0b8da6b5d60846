import { Breadcrumb } from '../../components/breadcrumb'
import { PlainPage } from '../../components/page'
import { paths } from '../../config/paths'
import { breadcrumbs, seo } from '../../config/seo'
import { Highlights } from '../../features/catalogue/components/highlights'
import { starZoneProducts } from '../../features/catalogue/product-filters'
import { productActions } from '../product-actions'

const crumbs = [
  { title: 'Home', path: paths.home },
  { title: 'Star Zone', path: paths.starZone },
]

export const meta = () =>
  seo({
    title: 'Star Zone',
    description: 'Our recommendations and best sellers: books, ebooks and tests of the shop.',
    path: paths.starZone,
    things: [breadcrumbs(crumbs)],
  })

export default function StarZone() {
  return (
    <PlainPage
      title="Star Zone"
      lead="Our recommendations and best sellers."
      breadcrumb={<Breadcrumb crumbs={crumbs} />}
    >
      <Highlights
        title="Featured and best-selling"
        select={starZoneProducts}
        isFirst
        actions={productActions}
      />
    </PlainPage>
  )
}
