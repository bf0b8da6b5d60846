import styled from '@emotion/styled'
import { Link, Outlet } from 'react-router'
import { useSite } from '../api/site-settings'
import { BrandMark } from '../components/brand-mark'
import { Container } from '../components/page'
import { paths } from '../config/paths'

const Brand = styled(Link)({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 12,
  paddingBlock: 16,
  color: 'var(--ink)',
  textDecoration: 'none',
  fontFamily: 'var(--font-display)',
  fontSize: 'var(--size-lead)',
})

/** The pages around a payment: the brand and nothing that leads away by accident. */
export default function PaymentLayout() {
  const { brand } = useSite()
  return (
    <>
      <header>
        <Container>
          <Brand to={paths.home}>
            <BrandMark />
            {brand.name}
          </Brand>
        </Container>
      </header>
      <main id="main" tabIndex={-1}>
        <Outlet />
      </main>
    </>
  )
}
