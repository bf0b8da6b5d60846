import { Breadcrumb } from '../../components/breadcrumb'
import { PlainPage } from '../../components/page'
import { paths } from '../../config/paths'
import { breadcrumbs, seo } from '../../config/seo'
import { dataComponent } from '../../state/data-component'

const Products = dataComponent(async () => (await import('./products')).Products)

const crumbs = [
  { title: 'Home', path: paths.home },
  { title: 'Shop', path: paths.category() },
]

export const meta = () =>
  seo({
    title: 'Shop: tests, books and ebooks',
    description:
      'All products with their prices in ringgit: the inventory for one or for many, the career test, books by post and ebooks by email.',
    path: paths.category(),
    things: [breadcrumbs(crumbs)],
  })

export default function Category() {
  return (
    <PlainPage
      title="Shop"
      lead="Books, ebooks, the inventory and the career test."
      breadcrumb={<Breadcrumb crumbs={crumbs} />}
    >
      <Products />
    </PlainPage>
  )
}
