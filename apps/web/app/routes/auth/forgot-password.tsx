import { Link, useNavigate } from 'react-router'
import { laterForVisitor } from '../../components/lazy-component'
import { Stack } from '../../components/page'
import { pageTitle } from '../../components/page-title'
import { FormWaits } from '../../components/states'
import { paths } from '../../config/paths'
import { AuthFrame } from '../../features/auth/components/auth-layout'

const ForgotPasswordForm = laterForVisitor(
  async () => (await import('../../features/auth/components/forgot-password-form')).ForgotPasswordForm,
  <FormWaits fields={1} />,
)

export const meta = () =>
  pageTitle('Forgot password', 'Ask for an email with a link that lets you choose a new password.')

export default function ForgotPassword() {
  const navigate = useNavigate()
  return (
    <AuthFrame
      title="Forgot password"
      lead="Tell us the email of your account, and we send a link to choose a new password."
      beside={
        <Stack gap={2}>
          <h2>Remembered it?</h2>
          <Link to={paths.signIn()}>Back to Shop Login</Link>
        </Stack>
      }
    >
      <ForgotPasswordForm onSent={(email) => navigate(paths.passwordLink(email))} />
    </AuthFrame>
  )
}
