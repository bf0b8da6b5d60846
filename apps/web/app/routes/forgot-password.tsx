import { Link, useNavigate } from 'react-router'
import { paths } from '../config/paths'
import { AuthFrame } from '../features/auth/auth-frame'
import { laterForVisitor } from '../ui/later'
import { Stack } from '../ui/page'
import { pageTitle } from '../ui/page-title'
import { FormWaits } from '../ui/states'

const ForgotPasswordForm = laterForVisitor(
  async () => (await import('../features/auth/forgot-password-form')).ForgotPasswordForm,
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
