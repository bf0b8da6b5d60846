import { useSite } from '../api/site-settings'
import styles from './contact-block.module.css'
import { FactList } from './parts'

/** Mailing address, phone and email, as data.json has them now. What the owner has not set is left out. */
export const ContactBlock = () => {
  const { contact } = useSite()
  return (
    <FactList>
      {contact.email ? (
        <div>
          <dt>Email</dt>
          <dd>
            <a href={`mailto:${contact.email}`}>{contact.email}</a>
          </dd>
        </div>
      ) : null}
      {contact.phone ? (
        <div>
          <dt>Phone</dt>
          <dd>
            <a href={`tel:${contact.phone.replace(/[^+\d]/g, '')}`}>{contact.phone}</a>
          </dd>
        </div>
      ) : null}
      {contact.address.length > 0 ? (
        <div>
          <dt>Mailing address</dt>
          <dd>
            {contact.address.map((line) => (
              <span className={styles.line} key={line}>
                {line}
              </span>
            ))}
          </dd>
        </div>
      ) : null}
    </FactList>
  )
}
