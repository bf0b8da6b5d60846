import { useNavigate } from 'react-router'
import { Stack } from '../../components/page'
import { paths } from '../../config/paths'
import { seo } from '../../config/seo'
import { AuthLayout } from '../../features/auth/components/auth-layout'
import { PasswordLinkNotice } from '../../features/auth/components/password-link-notice'
import { useQueryParams } from '../../hooks/use-query-params'
import styles from './password-link.module.css'

export { privatePage as handle } from '../../routing/private-page'

export const meta = () =>
  seo({
    title: 'Check your email',
    description: 'We’ve sent a link for a new password to your email address.',
    noReferrer: true,
  })

export default function PasswordLink() {
  const { query, ready } = useQueryParams()
  const navigate = useNavigate()
  const email = query.get('email')
  return (
    <AuthLayout
      title="Check your email"
      lead="If there is an account for this address, the reset link was sent to the email. Please check your inbox or spam."
    >
      <Stack gap={2}>
        {/* The query is known after hydration; until then an empty line reserves the space. */}
        <p className={styles.address}>{ready ? email || 'The address that you entered' : null}</p>
        <PasswordLinkNotice onEnd={() => navigate(paths.forgotPassword(), { replace: true })} />
      </Stack>
    </AuthLayout>
  )
}
