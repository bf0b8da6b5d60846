import { FormProvider } from 'react-hook-form'
import { FormSection } from '../../../components/form-layout'
import { Card } from '../../../components/page'
import { AddressSections } from '../../addresses/components/address-sections'
import type { CheckoutState } from '../use-checkout'
import { ContactFields } from './contact-fields'

/** Ties the submit button, which is in the order summary, to the form. */
export const checkoutFormId = 'checkout-form'

/** Contact, addresses and tax details. */
export const CheckoutForm = ({ checkout }: { readonly checkout: CheckoutState }) => {
  const { form, submit, ships } = checkout
  return (
    <FormProvider {...form}>
      <Card>
        <form id={checkoutFormId} noValidate onSubmit={(event) => void submit(event)} aria-label="Checkout">
          <FormSection title="Contact">
            <ContactFields />
          </FormSection>
          <AddressSections ships={ships} />
        </form>
      </Card>
    </FormProvider>
  )
}
