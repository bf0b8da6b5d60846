import type { PropsWithChildren } from 'react'
import { useSite } from '../../api/site-settings'
import { PhoneLink } from '../../components/links'
import { companyLines, paymentLines } from '../../config/seller-lines'
import styles from './contact-details.module.css'
import { KnownFacts } from './prose'

const EmailLink = ({ email }: { readonly email: string }) => <a href={`mailto:${email}`}>{email}</a>

/** The owner's email address within a sentence. `children` replaces it while data.json has none. */
export const Email = ({ children = 'the address on our contact page' }: PropsWithChildren) => {
  const { email } = useSite().contact
  return email ? <EmailLink email={email} /> : children
}

const linesOf = (lines: readonly string[]) =>
  lines.length > 0 &&
  lines.map((line) => (
    <span key={line} className={styles.line}>
      {line}
    </span>
  ))

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
    <KnownFacts
      facts={[
        { label: 'Company', value: seller && linesOf(companyLines(site)) },
        { label: 'Email', value: email && <EmailLink email={email} /> },
        { label: 'Phone', value: phone && <PhoneLink phone={phone} /> },
        { label: 'Mailing address', value: linesOf(address) },
        { label: 'Payment', value: seller && linesOf(paymentLines(site)) },
      ]}
    />
  )
}
