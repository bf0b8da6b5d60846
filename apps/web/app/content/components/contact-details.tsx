import type { PropsWithChildren } from 'react'
import { useSite } from '../../api/site-settings'
import { PhoneLink } from '../../components/links'
import { companyLines, paymentLines } from '../../config/seller-lines'
import styles from './contact-details.module.css'
import { Fact, Facts } from './prose'

const EmailLink = ({ email }: { readonly email: string }) => <a href={`mailto:${email}`}>{email}</a>

/** The owner's email address within a sentence. `children` replaces it while data.json has none. */
export const Email = ({ children = 'the address on our contact page' }: PropsWithChildren) => {
  const { email } = useSite().contact
  return email ? <EmailLink email={email} /> : children
}

const LinesFact = ({ title, lines }: { readonly title: string; readonly lines: readonly string[] }) =>
  lines.length > 0 ? (
    <Fact title={title}>
      {lines.map((line) => (
        <span key={line} className={styles.line}>
          {line}
        </span>
      ))}
    </Fact>
  ) : null

export const CompanyName = () => {
  const { company, brand } = useSite()
  return company.name || brand.name
}

export const TaxStatement = () => useSite().tax_statement

/**
 * Email, phone and mailing address from data.json, without those that the owner has not set.
 * @param seller also lists the company's numbers, the payment methods and the tax statement
 */
export const ContactDetails = ({ seller = false }: { readonly seller?: boolean }) => {
  const site = useSite()
  const { email, phone, address } = site.contact
  return (
    <Facts>
      {seller ? <LinesFact title="Company" lines={companyLines(site)} /> : null}
      {email ? (
        <Fact title="Email">
          <EmailLink email={email} />
        </Fact>
      ) : null}
      {phone ? (
        <Fact title="Phone">
          <PhoneLink phone={phone} />
        </Fact>
      ) : null}
      <LinesFact title="Mailing address" lines={address} />
      {seller ? <LinesFact title="Payment" lines={paymentLines(site)} /> : null}
    </Facts>
  )
}
