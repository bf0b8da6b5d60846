import { lazyMuiView } from '../../components/lazy-view'
import { Stack } from '../../components/page'
import { FormSkeleton } from '../../components/skeleton'
import { paths } from '../../config/paths'
import { pageTitle } from '../../config/seo'
import {
  AuthLayout,
  AuthSwitchLink,
  GuestCheckout,
} from '../../features/auth/components/auth-layout'

const SignInForm = lazyMuiView(
  async () => (await import('../../features/auth/components/sign-in-form')).SignInForm,
  <FormSkeleton hasLink />,
)

export const meta = () => pageTitle('Shop Login')

export default function SignIn() {
  return (
    <AuthLayout
      title="Shop Login"
      lead="Sign in to see your orders, tests and saved addresses."
      aside={
        <Stack gap={2}>
          <h2>New here?</h2>
          <p>
            An account keeps your test access codes and invoices together. You can also buy without
            one.
          </p>
          <AuthSwitchLink to={paths.signUp}>Create an account</AuthSwitchLink>
          <GuestCheckout />
        </Stack>
      }
    >
      <SignInForm />
    </AuthLayout>
  )
}
