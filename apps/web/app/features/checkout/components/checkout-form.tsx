import { FormProvider, useWatch } from 'react-hook-form'
import { CheckField } from '../../../components/check-field'
import { FormSection } from '../../../components/form-layout'
import { Card } from '../../../components/page'
import { AddressFields } from '../../addresses/components/address-fields'
import { CompanyFields } from '../../addresses/components/company-fields'
import { CountriesMissing } from '../../addresses/components/countries-error'
import type { CheckoutState } from '../use-checkout'
import { ContactFields } from './contact-fields'

/** The button that submits stands in the summary and finds the form by this. */
export const checkoutFormId = 'checkout-form'

const Addresses = ({ checkout: { form, shipping, ships } }: { readonly checkout: CheckoutState }) => {
  const same = useWatch({ control: form.control, name: 'billing_is_shipping' })
  const countries = shipping.data?.countries ?? []
  return (
    <>
      {shipping.isError ? (
        <CountriesMissing busy={shipping.isFetching} onRetry={() => void shipping.refetch()} />
      ) : null}
      {ships ? (
        <FormSection title="Shipping address">
          <AddressFields part="shipping_address" countries={countries} />
          <CheckField label="The billing address is the same" {...form.register('billing_is_shipping')} />
        </FormSection>
      ) : null}
      {ships && same ? null : (
        <FormSection title="Billing address">
          <AddressFields part="billing_address" countries={countries} />
        </FormSection>
      )}
    </>
  )
}

/** What the shopper fills in, from top to bottom. */
export const CheckoutForm = ({ checkout }: { readonly checkout: CheckoutState }) => {
  const { form, submit } = checkout
  const forCompany = useWatch({ control: form.control, name: 'for_company' })
  return (
    <FormProvider {...form}>
      <Card>
        <form id={checkoutFormId} noValidate onSubmit={(event) => void submit(event)} aria-label="Checkout">
          <FormSection title="Contact">
            <ContactFields />
          </FormSection>
          <Addresses checkout={checkout} />
          <FormSection title="Company">
            <CheckField label="I buy for a company and need tax details" {...form.register('for_company')} />
            {forCompany ? <CompanyFields /> : null}
          </FormSection>
        </form>
      </Card>
    </FormProvider>
  )
}
