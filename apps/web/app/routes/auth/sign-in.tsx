import { laterForVisitor } from '../../components/lazy-component'
import { Stack } from '../../components/page'
import { pageTitle } from '../../components/page-title'
import { FormWaits } from '../../components/states'
import { paths } from '../../config/paths'
import { AuthFrame } from '../../features/auth/components/auth-layout'
import { OtherWayIn } from '../../features/auth/components/auth-switch-link'

const SignInForm = laterForVisitor(
  async () => (await import('../../features/auth/components/sign-in-form')).SignInForm,
  <FormWaits after />,
)

export const meta = () => pageTitle('Shop Login', 'Sign in to see your orders, your tests and your saved addresses.')

export default function SignIn() {
  return (
    <AuthFrame
      title="Shop Login"
      lead="Your orders, tests and saved addresses are kept with your account."
      beside={
        <Stack gap={2}>
          <h2>New here?</h2>
          <p>An account keeps your test access codes and invoices together. You can also buy without one.</p>
          <OtherWayIn to={paths.signUp}>Create an account</OtherWayIn>
        </Stack>
      }
    >
      <SignInForm />
    </AuthFrame>
  )
}
