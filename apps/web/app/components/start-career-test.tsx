import { useSite } from '../api/site-settings'
import { ExternalButtonLink } from './button'

/** Begins the career test on its own site (requirements §1); nothing where the owner has set no link. */
export const StartCareerTest = () => {
  const href = useSite().links['career_test']
  return href ? <ExternalButtonLink href={href}>Start the career test</ExternalButtonLink> : null
}
