import { paths } from '../config/paths'
import { AuthFrame } from '../features/auth/auth-frame'
import { useQueryParams } from '../lib/use-hydrated'
import { safeWayBack } from '../lib/way-back'
import { ButtonLink } from '../ui/button'
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
  const { query } = useQueryParams()
  return (
    <AuthFrame
      title="Shop Login"
      lead="Your orders, tests and saved addresses are kept with your account."
      beside={
        <Stack gap={2}>
          <h2>New here?</h2>
          <p>An account keeps your test access codes and invoices together. You can also buy without one.</p>
          <div>
            <ButtonLink look="quiet" to={paths.signUp(safeWayBack(query.get('next')))}>
              Create an account
            </ButtonLink>
          </div>
        </Stack>
      }
    >
      <SignInForm />
    </AuthFrame>
  )
}
