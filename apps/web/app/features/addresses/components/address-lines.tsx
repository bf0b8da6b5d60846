import { type Address, addressLines, nameOfCountry } from '@shop/contract'
import styles from './address-lines.module.css'

/** An address as it is written on a parcel (requirements §2), the country by its name. */
export const AddressLines = ({ address }: { readonly address: Address }) => {
  const lines = addressLines(address, nameOfCountry(address.country))
  return (
    <p className={styles.lines}>
      {[...new Set(lines)].map((line) => (
        <span key={line}>{line}</span>
      ))}
    </p>
  )
}
