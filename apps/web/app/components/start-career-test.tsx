import buttonStyles from './button.module.css'
import { ExternalLink } from './external-link'

/** Begins the career test on its own site (requirements §1); nothing where the owner has set no link. */
export const StartCareerTest = ({ href }: { readonly href: string | undefined }) =>
  href ? (
    <ExternalLink className={buttonStyles.button} data-variant="primary" href={href}>
      Start the career test
    </ExternalLink>
  ) : null
