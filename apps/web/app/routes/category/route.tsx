import { Breadcrumb } from '../../components/breadcrumb'
import { Container, Section, Stack } from '../../components/page'
import { paths } from '../../config/paths'
import { breadcrumbs, seo } from '../../config/seo'
import { dataComponent } from '../../state/data-component'
import styles from './route.module.css'

const Products = dataComponent(async () => (await import('./products')).Products, undefined, { early: true })

const crumbs = [
  { title: 'Home', path: paths.home },
  { title: 'Shop', path: paths.category() },
]

export const meta = () =>
  seo({
    title: 'Shop: tests, books and ebooks',
    description:
      'All products with their prices in ringgit: personality tests for one person or a team, the career test, books and ebooks.',
    path: paths.category(),
    things: [breadcrumbs(crumbs)],
  })

export default function Category() {
  return (
    <Section className={styles.section}>
      <Container>
        <Stack gap={2}>
          <Breadcrumb crumbs={crumbs} />
          <h1>Shop</h1>
          <Products />
        </Stack>
      </Container>
    </Section>
  )
}
