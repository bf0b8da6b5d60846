import type { Address } from '@shop/contract'
import { nameOfCountry } from '../country-formats'
import styles from './address-lines.module.css'

/** An address line by line (requirements §2), the country by its name. */
export const AddressLines = ({ address }: { readonly address: Address }) => {
  const lines = [address.address_line_one, address.state, nameOfCountry(address.country), address.postal_code]
  return (
    <p className={styles.lines}>
      {[...new Set(lines.filter(Boolean))].map((line) => (
        <span key={line}>{line}</span>
      ))}
    </p>
  )
}
