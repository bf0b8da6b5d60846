import { useSite } from '../../api/site-settings'
import { PhoneLink } from '../../components/contact-links'
import styles from './contact-details.module.css'
import { Fact, Facts } from './facts'

const EmailLink = ({ email }: { readonly email: string }) => <a href={`mailto:${email}`}>{email}</a>

/** The owner's email address within a sentence. */
export const Email = () => {
  const { email } = useSite().contact
  return email ? <EmailLink email={email} /> : 'the address on our contact page'
}

/** Email, phone and mailing address from data.json, without those that the owner has not set. */
export const ContactDetails = () => {
  const { email, phone, address } = useSite().contact
  return (
    <Facts>
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
      {address.length > 0 ? (
        <Fact title="Mailing address">
          {address.map((line) => (
            <span key={line} className={styles.line}>
              {line}
            </span>
          ))}
        </Fact>
      ) : null}
    </Facts>
  )
}
