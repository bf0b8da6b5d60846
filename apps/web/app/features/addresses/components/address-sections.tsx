import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { useFormContext, useWatch } from 'react-hook-form'
import { Link } from 'react-router'
import { errorText } from '../../../api/form-errors'
import { CheckField } from '../../../components/mui/check-field'
import {
  FieldGrid,
  FormSection,
  FullWidth,
  fieldsOf,
  phoneNumber,
  TextField,
} from '../../../components/mui/form-field'
import { paths } from '../../../config/paths'
import { buyerLabels, taxNumberNames } from '../address-fields'
import type { AddressFormValues } from '../address-form'
import { useShipping } from '../api/use-shipping'
import { AddressFields } from './address-fields'
import styles from './address-sections.module.css'
import { TaxNumberField } from './field-warning'

/** Tax details for the invoice of a company, or of a person (requirements §3). */
const TaxDetailsFields = ({ country }: { readonly country: string }) => {
  const field = fieldsOf(useFormContext<AddressFormValues>())
  return (
    <FieldGrid>
      <FullWidth>
        <p>
          A company gives its name, registration number and TIN. For yourself, enter your own name,
          and your TIN or identity card number. What you leave empty is NA on the invoice.{' '}
          <Link to={`${paths.support}#invoice`}>How to get a pro forma invoice first</Link>
        </p>
      </FullWidth>
      <FullWidth>
        <TextField
          label={buyerLabels.company_name}
          autoComplete="organization"
          {...field('tax_details.company_name')}
        />
      </FullWidth>
      {taxNumberNames.map((name) => (
        <TaxNumberField
          key={name}
          country={country}
          name={name}
          label={buyerLabels[name]}
          autoComplete="off"
          // Of the others a Malaysian e-invoice needs at least one.
          optional={name === 'sst_number'}
        />
      ))}
      <TextField
        label={buyerLabels.company_phone}
        type="tel"
        autoComplete="off"
        optional
        {...field('tax_details.company_phone', phoneNumber)}
      />
    </FieldGrid>
  )
}

const TaxSection = ({ country }: { readonly country: string }) => {
  const forCompany = useWatch<AddressFormValues, 'for_company'>({ name: 'for_company' })
  return (
    <FormSection title="Tax details">
      <CheckField
        label="I’m buying for a company, or need my tax number on the invoice"
        name="for_company"
      />
      {forCompany ? <TaxDetailsFields country={country} /> : null}
    </FormSection>
  )
}

/** Where nothing is posted, only an invoice with tax details needs more than the country. */
const OnlineBillingFields = ({ countries }: { readonly countries: readonly string[] }) => {
  const forCompany = useWatch<AddressFormValues, 'for_company'>({ name: 'for_company' })
  return (
    <>
      {/* A new text for each case, as browsers translate it (architecture §8). */}
      <p key={String(forCompany)}>
        {forCompany
          ? 'Your invoice carries this address. Nothing is posted to it.'
          : 'Nothing is posted, so your country is enough.'}
      </p>
      <AddressFields part="billing_address" countries={countries} countryIsEnough={!forCompany} />
    </>
  )
}

interface AddressSectionsProps {
  /** Without shipping, only a billing address. */
  readonly ships?: boolean
  /** What the country of the shipping address means for the order. */
  readonly countryNote?: string | undefined
}

export const AddressSections = ({ ships = true, countryNote }: AddressSectionsProps) => {
  const isSame = useWatch<AddressFormValues, 'billing_is_shipping'>({ name: 'billing_is_shipping' })
  const billing = ships && isSame ? 'shipping_address' : 'billing_address'
  const country = useWatch<AddressFormValues, `${typeof billing}.country`>({
    name: `${billing}.country`,
  })
  const shipping = useShipping()
  const countries = shipping.data?.countries ?? []
  return (
    <>
      {shipping.isError ? (
        <div className={styles.error}>
          <Alert severity="error">
            <p>
              We could not load the countries that we deliver to.{' '}
              <span>{errorText(shipping.error)}</span>
            </p>
            <Button
              variant="outlined"
              loading={shipping.isFetching}
              onClick={() => void shipping.refetch()}
            >
              Try again
            </Button>
          </Alert>
        </div>
      ) : null}
      {ships ? (
        <FormSection title="Shipping address">
          <AddressFields part="shipping_address" countries={countries} countryNote={countryNote} />
          <CheckField label="Billing address same as shipping" name="billing_is_shipping" />
        </FormSection>
      ) : (
        // First, since it asks for more of the address.
        <TaxSection country={country} />
      )}
      {ships && isSame ? null : (
        <FormSection title="Billing address">
          {ships ? (
            <AddressFields part="billing_address" countries={countries} />
          ) : (
            <OnlineBillingFields countries={countries} />
          )}
        </FormSection>
      )}
      {ships ? <TaxSection country={country} /> : null}
    </>
  )
}
