import { lazyComponent } from '../../components/lazy-component'
import { PageSkeleton } from '../../components/skeleton'
import { seo } from '../../config/seo'

export const meta = () =>
  seo({
    title: 'Reset Password',
    description: 'Choose a new password for your account, with the link from your email.',
    noReferrer: true,
  })

export default lazyComponent(async () => (await import('./reset-password-page')).ResetPassword, <PageSkeleton />, {
  clientOnly: true,
})
