import { paths } from '../config/paths'
import { AuthFrame } from '../features/auth/auth-frame'
import { OtherWayIn } from '../features/auth/other-way-in'
import { laterForVisitor } from '../ui/later'
import { Stack } from '../ui/page'
import { pageTitle } from '../ui/page-title'
import { FormWaits } from '../ui/states'

const SignInForm = laterForVisitor(
  async () => (await import('../features/auth/sign-in-form')).SignInForm,
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
