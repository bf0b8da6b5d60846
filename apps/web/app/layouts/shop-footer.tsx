import styled from '@emotion/styled'
import { COPYRIGHT_START_YEAR } from '@shop/contract'
import { Link } from 'react-router'
import { useSite } from '../api/site-settings'
import { BrandMark } from '../components/brand-mark'
import { ExternalLink } from '../components/external-link'
import { Container, Stack } from '../components/page'
import { type MainLink, quickLinks, serviceLinks } from './main-links'

const Foot = styled('footer')({
  marginTop: 64,
  paddingBlock: '48px 32px',
  background: 'var(--shade)',
  fontSize: 'var(--size-label)',
  '& h2': { fontSize: 'var(--size-lead)' },
  '& a': { color: 'var(--ink)', textDecorationColor: 'var(--control)' },
  '& li > a': { display: 'inline-block', paddingBlock: 4 },
  '& ul': { margin: 0, padding: 0, listStyle: 'none' },
})

// On a phone the publisher and the contact block stand alone, the two lists of links side by side.
const Columns = styled('div')({
  display: 'grid',
  gap: '40px 24px',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  '@media (max-width: 599px)': { '& > div': { gridColumn: '1 / -1' } },
  '@media (min-width: 1024px)': { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
})

const Lines = styled('address')({ fontStyle: 'normal', lineHeight: 1.6, '& span': { display: 'block' } })

const Links = ({ title, links }: { readonly title: string; readonly links: readonly MainLink[] }) => (
  <nav aria-label={title}>
    <Stack gap={1.5}>
      <h2>{title}</h2>
      <ul>
        {links.map(({ label, to }) => (
          <li key={label}>
            <Link to={to}>{label}</Link>
          </li>
        ))}
      </ul>
    </Stack>
  </nav>
)

/** Logo, contact block, Services, Quick Links and the copyright line (requirements §1). */
export const ShopFooter = () => {
  const { brand, contact, links } = useSite()
  return (
    <Foot>
      <Container>
        <Columns>
          <Stack gap={2}>
            <BrandMark size={48} />
            <div>
              <strong>{brand.name}</strong>
              <p>{brand.tagline}</p>
            </div>
            {links['discover'] ? <ExternalLink href={links['discover']}>Discover the inventory</ExternalLink> : null}
          </Stack>
          <Stack gap={1.5}>
            <h2>Contact</h2>
            <Lines>
              {contact.address.map((line) => (
                <span key={line}>{line}</span>
              ))}
            </Lines>
            {contact.phone ? <a href={`tel:${contact.phone.replace(/[^+\d]/g, '')}`}>{contact.phone}</a> : null}
            {contact.email ? <a href={`mailto:${contact.email}`}>{contact.email}</a> : null}
          </Stack>
          <Links title="Services" links={serviceLinks} />
          <Links title="Quick Links" links={quickLinks} />
        </Columns>
        <p style={{ marginTop: 40, color: 'var(--ink-soft)' }} suppressHydrationWarning>
          © {COPYRIGHT_START_YEAR}–{new Date().getFullYear()} {brand.name}
        </p>
      </Container>
    </Foot>
  )
}
