import { Breadcrumb } from '../../components/breadcrumb'
import { PlainPage } from '../../components/page'
import { paths } from '../../config/paths'
import { breadcrumbs, seo } from '../../config/seo'
import { dataComponent } from '../../state/data-component'

const Products = dataComponent(async () => (await import('./products')).Products, undefined, { early: true })

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
      <Products />
    </PlainPage>
  )
}
