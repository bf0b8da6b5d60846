import { Breadcrumb } from '../../components/breadcrumb'
import { Section, Stack } from '../../components/page'
import { paths } from '../../config/paths'
import { breadcrumbs, seo } from '../../config/seo'
import { ProductList } from '../../features/catalogue/components/product-list'
import { listTitle } from '../../features/catalogue/list-texts'
import { productActions } from '../product-actions'
import type { Route } from './+types/route'

const crumbs = [
  { title: 'Home', path: paths.home },
  { title: 'Shop', path: paths.category() },
]

export const meta = ({ location }: Route.MetaArgs) =>
  seo({
    title: listTitle(new URLSearchParams(location.search)),
    description:
      'All products with their prices in ringgit: personality tests for one person or a ' +
      'team, the career test, books and ebooks.',
    path: paths.category(),
    things: [breadcrumbs(crumbs)],
  })

export default function Category() {
  return (
    <Section style={{ paddingTop: 16 }}>
      <Stack gap={2}>
        <Breadcrumb crumbs={crumbs} />
        <ProductList actions={productActions} />
      </Stack>
    </Section>
  )
}
