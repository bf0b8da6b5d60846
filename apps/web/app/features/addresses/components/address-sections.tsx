import { useFormContext, useWatch } from 'react-hook-form'
import { CheckField, FormSection } from '../../../components/form-field'
import type { AddressFormValues } from '../address-form'
import { useShipping } from '../api/use-shipping'
import { AddressFields } from './address-fields'
import styles from './address-sections.module.css'
import { CountriesError } from './countries-error'
import { TaxDetailsFields } from './tax-details-fields'

/** The addresses and tax details of a form. Without shipping, only a billing address. */
export const AddressSections = ({ ships = true }: { readonly ships?: boolean }) => {
  const { register } = useFormContext<AddressFormValues>()
  const isSame = useWatch<AddressFormValues, 'billing_is_shipping'>({ name: 'billing_is_shipping' })
  const forCompany = useWatch<AddressFormValues, 'for_company'>({ name: 'for_company' })
  const shipping = useShipping()
  const countries = shipping.data?.countries ?? []
  return (
    <>
      {shipping.isError ? (
        <div className={styles.error}>
          <CountriesError busy={shipping.isFetching} onRetry={() => void shipping.refetch()} />
        </div>
      ) : null}
      {ships ? (
        <FormSection title="Shipping address">
          <AddressFields part="shipping_address" countries={countries} />
          <CheckField label="Billing address same as shipping" {...register('billing_is_shipping')} />
        </FormSection>
      ) : null}
      {ships && isSame ? null : (
        <FormSection title="Billing address">
          <AddressFields part="billing_address" countries={countries} />
        </FormSection>
      )}
      <FormSection title="Company">
        <CheckField label="I’m buying for a company (add tax details)" {...register('for_company')} />
        {forCompany ? <TaxDetailsFields /> : null}
      </FormSection>
    </>
  )
}
