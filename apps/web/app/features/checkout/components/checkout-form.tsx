import { FormProvider } from 'react-hook-form'
import { Link } from 'react-router'
import { FormSection } from '../../../components/form-layout'
import { Card } from '../../../components/page'
import { paths } from '../../../config/paths'
import { useShopSelector } from '../../../state/hooks'
import { AddressSections } from '../../addresses/components/address-sections'
import type { CheckoutState } from '../use-checkout'
import { ContactFields } from './contact-fields'

/** Ties the submit button, which is in the order summary, to the form. */
export const checkoutFormId = 'checkout-form'

/** Contact, addresses and tax details. */
export const CheckoutForm = ({ checkout }: { readonly checkout: CheckoutState }) => {
  const { form, submit, ships } = checkout
  const user = useShopSelector(({ auth }) => (auth.isAuthorized ? auth.user : null))
  return (
    <FormProvider {...form}>
      <Card>
        <form id={checkoutFormId} noValidate onSubmit={(event) => void submit(event)} aria-label="Checkout">
          <FormSection title="Contact">
            {user ? (
              <p>{user.email ? `You’re signed in as ${user.email}. ` : null}We’ll keep this order in your account.</p>
            ) : (
              <p>
                Have an account? <Link to={paths.signIn(paths.checkout)}>Sign in</Link>. If not, we’ll create an account
                for your email when you have paid, with your order, invoice and tests.
              </p>
            )}
            <ContactFields />
          </FormSection>
          <AddressSections ships={ships} />
        </form>
      </Card>
    </FormProvider>
  )
}
