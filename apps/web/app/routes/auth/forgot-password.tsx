import { lazyMuiView } from '../../components/lazy-view'
import { Stack } from '../../components/page'
import { FormSkeleton } from '../../components/skeleton'
import { paths } from '../../config/paths'
import { pageTitle } from '../../config/seo'
import { AuthLayout, AuthSwitchLink } from '../../features/auth/components/auth-layout'
import { useQueryParams } from '../../hooks/use-query-params'

const ForgotPasswordForm = lazyMuiView(
  async () =>
    (await import('../../features/auth/components/forgot-password-form')).ForgotPasswordForm,
  <FormSkeleton fields={1} />,
)

export const meta = () => pageTitle('Forgot password')

export default function ForgotPassword() {
  const { query } = useQueryParams()
  return (
    <AuthLayout
      title="Forgot password"
      lead="Enter your email and we’ll send you a reset link."
      aside={
        <Stack gap={2}>
          <h2>Remember your password?</h2>
          <AuthSwitchLink to={paths.signIn}>Back to Shop Login</AuthSwitchLink>
        </Stack>
      }
    >
      <ForgotPasswordForm email={query.get('email') ?? ''} />
    </AuthLayout>
  )
}
