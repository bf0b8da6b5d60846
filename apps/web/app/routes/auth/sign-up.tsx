import { laterForVisitor } from '../../components/lazy-component'
import { Stack } from '../../components/page'
import { pageTitle } from '../../components/page-title'
import { FormWaits } from '../../components/states'
import { paths } from '../../config/paths'
import { AuthFrame } from '../../features/auth/components/auth-layout'
import { OtherWayIn } from '../../features/auth/components/auth-switch-link'

const SignUpForm = laterForVisitor(
  async () => (await import('../../features/auth/components/sign-up-form')).SignUpForm,
  <FormWaits fields={5} />,
)

export const meta = () =>
  pageTitle('Sign up', 'Open an account to keep your cart, orders, tests and addresses in one place.')

export default function SignUp() {
  return (
    <AuthFrame
      title="Sign up"
      lead="One account for your books, your tests and their results."
      beside={
        <Stack gap={2}>
          <h2>Already have an account?</h2>
          <p>Sign in, and what is in your cart now joins what waits there.</p>
          <OtherWayIn to={paths.signIn}>Shop Login</OtherWayIn>
        </Stack>
      }
    >
      <SignUpForm />
    </AuthFrame>
  )
}
