import { Link, useNavigate } from 'react-router'
import { lazyComponent } from '../../components/lazy-component'
import { Stack } from '../../components/page'
import { FormSkeleton } from '../../components/skeleton'
import { paths } from '../../config/paths'
import { seo } from '../../config/seo'
import { AuthLayout } from '../../features/auth/components/auth-layout'

const ForgotPasswordForm = lazyComponent(
  async () => (await import('../../features/auth/components/forgot-password-form')).ForgotPasswordForm,
  <FormSkeleton fields={1} />,
  { clientOnly: true },
)

export const meta = () =>
  seo({ title: 'Forgot password', description: 'Ask for an email with a link that lets you choose a new password.' })

export default function ForgotPassword() {
  const navigate = useNavigate()
  return (
    <AuthLayout
      title="Forgot password"
      lead="Tell us the email of your account, and we send a link to choose a new password."
      aside={
        <Stack gap={2}>
          <h2>Remembered it?</h2>
          <Link to={paths.signIn()}>Back to Shop Login</Link>
        </Stack>
      }
    >
      <ForgotPasswordForm onSent={(email) => navigate(paths.passwordLink(email))} />
    </AuthLayout>
  )
}
