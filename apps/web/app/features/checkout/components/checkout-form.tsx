import { nameOfCountry } from '@shop/contract'
import { FormProvider, useFormContext, useWatch } from 'react-hook-form'
import { Link } from 'react-router'
import {
  FieldGrid,
  FormSection,
  fieldsOf,
  phoneNumber,
  TextField,
} from '../../../components/mui/form-field'
import { Card } from '../../../components/page'
import { paths } from '../../../config/paths'
import { useShopSelector } from '../../../state/hooks'
import { AddressSections } from '../../addresses/components/address-sections'
import { EmailWarning } from '../../addresses/components/field-warning'
import type { CheckoutValues } from '../checkout-values'
import type { CheckoutState } from '../use-checkout'

/** In the same section as the address, so that browsers fill both at once. */
const ContactFields = ({ ships }: Pick<CheckoutState, 'ships'>) => {
  const section = ships ? 'shipping' : 'billing'
  const form = useFormContext<CheckoutValues>()
  const field = fieldsOf(form)
  return (
    <FieldGrid>
      <TextField
        label="First name"
        autoComplete={`${section} given-name`}
        {...field('customer.first_name')}
      />
      <TextField
        label="Last name"
        autoComplete={`${section} family-name`}
        {...field('customer.last_name')}
      />
      <TextField
        label="Email"
        type="email"
        autoComplete={`${section} email`}
        hint={
          <>
            We’ll send your receipt, ebooks and test links here.{' '}
            <EmailWarning name="customer.email" />
          </>
        }
        {...field('customer.email')}
      />
      <TextField
        label="Phone"
        type="tel"
        autoComplete={`${section} tel`}
        hint="Only for questions about your order."
        {...field('customer.phone', phoneNumber)}
      />
    </FieldGrid>
  )
}

/** Ties the submit button, which is in the order summary, to the form. */
export const checkoutFormId = 'checkout-form'

/** Takes the typed email along. */
const SignInLink = () => {
  const email = useWatch<CheckoutValues, 'customer.email'>({ name: 'customer.email' })
  return (
    <Link to={paths.signIn(paths.checkout)} state={{ email }}>
      Sign in
    </Link>
  )
}

export const CheckoutForm = ({ checkout }: { readonly checkout: CheckoutState }) => {
  const { form, submit, ships, isQuoted, country } = checkout
  const countryNote = isQuoted
    ? `We quote shipping (${nameOfCountry(country)}) by email; no payment now.`
    : undefined
  const user = useShopSelector(({ auth }) => (auth.isAuthorized ? auth.user : null))
  return (
    <FormProvider {...form}>
      <Card>
        <form
          id={checkoutFormId}
          noValidate
          onSubmit={(event) => void submit(event)}
          aria-label="Checkout"
        >
          <FormSection title="Contact">
            {user ? (
              <p>
                {(user.email ? `You’re signed in as ${user.email}. ` : '') +
                  'We’ll keep this order in your account.'}
              </p>
            ) : (
              <p key="guest">
                Have an account? <SignInLink />. No account? Just continue. We’ll set one up after
                you pay, so your invoice and tests are in one place.
              </p>
            )}
            <ContactFields ships={ships} />
          </FormSection>
          <AddressSections ships={ships} countryNote={countryNote} />
        </form>
      </Card>
    </FormProvider>
  )
}
