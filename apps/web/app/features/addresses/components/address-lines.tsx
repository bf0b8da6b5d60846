import type { Address } from '@shop/contract'
import { printedLines } from '../address-fields'
import { useCountryName } from '../api/use-shipping'
import styles from './address-lines.module.css'

/** An address line by line (requirements §2), the country by its name. */
export const AddressLines = ({ address }: { readonly address: Address }) => {
  const shown = { ...address, country: useCountryName(address.country) }
  return (
    <p className={styles.lines}>
      {printedLines.map((name) => (address[name] ? <span key={name}>{shown[name]}</span> : null))}
    </p>
  )
}
