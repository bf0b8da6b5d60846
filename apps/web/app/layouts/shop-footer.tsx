import { Fragment, type ReactNode } from 'react'
import { Link } from 'react-router'
import { useSite } from '../api/site-settings'
import { BrandMark } from '../components/brand-mark'
import { ExternalLink, PhoneLink } from '../components/links'
import { Container, Stack } from '../components/page'
import { paths } from '../config/paths'
import { companyLines, hasContact, paymentLines } from '../config/seller-lines'
import { COPYRIGHT_START_YEAR } from '../config/ui-constants'
import { useHydrated } from '../hooks/use-hydrated'
import styles from './shop-footer.module.css'

/** All to /services (requirements §1). */
const services = [
  'Training Workshops',
  'Psychometric Testing',
  'Statistical Data Processing',
  'Publications & Trainers',
]

const quickLinks = [
  { label: 'About Us', to: paths.about },
  { label: 'Publications', to: paths.publications },
  { label: 'Support', to: paths.support },
  { label: 'Contact Us', to: paths.contact },
  { label: 'Shipping & Returns', to: paths.shippingReturns },
  { label: 'Terms of Sale', to: paths.terms },
  { label: 'Privacy Policy', to: paths.privacy },
  { label: 'Disclaimer', to: paths.disclaimer },
] as const

interface LinksProps {
  readonly title: string
  readonly links: readonly { readonly label: string; readonly to: string }[]
  readonly children?: ReactNode
}

const Links = ({ title, links, children }: LinksProps) => (
  <nav aria-label={title}>
    <Stack gap={1.5}>
      <h2>{title}</h2>
      <ul>
        {links.map(({ label, to }) => (
          <li key={label}>
            <Link to={to}>{label}</Link>
          </li>
        ))}
        {children}
      </ul>
    </Stack>
  </nav>
)

/** The year of the build in the HTML, then that of the device. */
const CurrentYear = () => (useHydrated() ? new Date().getFullYear() : __BUILD_YEAR__)

/**
 * Logo, contact block, Services, Quick Links and the copyright line (requirements §1), and who
 * sells.
 */
export const ShopFooter = () => {
  const site = useSite()
  const { brand, contact, links } = site
  const company = companyLines(site)
  const payment = paymentLines(site)
  return (
    <footer className={styles.footer}>
      <Container>
        <div className={styles.columns}>
          <Stack gap={1}>
            <BrandMark size={48} />
            <strong>{brand.name}</strong>
            <p>{brand.tagline}</p>
          </Stack>
          <Stack gap={1.5}>
            {hasContact(site) ? <h2>Contact</h2> : null}
            <address className={styles.address}>
              {contact.address.map((line) => (
                <span key={line}>{line}</span>
              ))}
            </address>
            {contact.phone ? <PhoneLink phone={contact.phone} /> : null}
            {contact.email ? <a href={`mailto:${contact.email}`}>{contact.email}</a> : null}
          </Stack>
          <Links
            title="Services"
            links={services.map((label) => ({ label, to: paths.services }))}
          />
          <Links title="Quick Links" links={quickLinks}>
            {links['discover'] ? (
              <li>
                <ExternalLink href={links['discover']}>Discover the LPI</ExternalLink>
              </li>
            ) : null}
          </Links>
        </div>
        <div className={styles.legal}>
          {company.length > 0 ? (
            <p>
              {company.map((line, index) => (
                <Fragment key={line}>
                  <span>{index < company.length - 1 ? `${line},` : line}</span>{' '}
                </Fragment>
              ))}
            </p>
          ) : null}
          {payment.length > 0 ? <p>{payment.join(' ')}</p> : null}
          <p>
            © {COPYRIGHT_START_YEAR}–<CurrentYear /> {brand.name}
          </p>
        </div>
      </Container>
    </footer>
  )
}
