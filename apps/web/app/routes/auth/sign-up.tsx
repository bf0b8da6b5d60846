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

const SignUpForm = lazyMuiView(
  async () => (await import('../../features/auth/components/sign-up-form')).SignUpForm,
  <FormSkeleton fields={5} />,
)

export const meta = () => pageTitle('Sign up')

export default function SignUp() {
  return (
    <AuthLayout
      title="Sign up"
      lead="One account for your orders, your test codes and your addresses."
      aside={
        <Stack gap={2}>
          <h2>Already have an account?</h2>
          <p>Sign in. What’s in your cart joins that of your account.</p>
          <AuthSwitchLink to={paths.signIn}>Shop Login</AuthSwitchLink>
          <AuthSwitchLink to={paths.forgotPassword}>Request a password link</AuthSwitchLink>
          <GuestCheckout />
        </Stack>
      }
    >
      <SignUpForm />
    </AuthLayout>
  )
}
