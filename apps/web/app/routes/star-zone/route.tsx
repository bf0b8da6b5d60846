import { Breadcrumb } from '../../components/breadcrumb'
import { PlainPage } from '../../components/page'
import { paths } from '../../config/paths'
import { breadcrumbs, seo } from '../../config/seo'
import { dataComponent } from '../../state/data-component'

const Products = dataComponent(async () => (await import('./products')).Products)

const crumbs = [
  { title: 'Home', path: paths.home },
  { title: 'Star Zone', path: paths.starZone },
]

export const meta = () =>
  seo({
    title: 'Star Zone',
    description:
      'What we recommend and what readers choose most: the featured and the best-selling books, ebooks and tests of the shop.',
    path: paths.starZone,
    things: [breadcrumbs(crumbs)],
  })

export default function StarZone() {
  return (
    <PlainPage
      title="Star Zone"
      lead="What we recommend, and what readers choose most."
      breadcrumb={<Breadcrumb crumbs={crumbs} />}
    >
      <Products />
    </PlainPage>
  )
}
