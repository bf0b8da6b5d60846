import { paths } from '../config/paths'

export interface NavigationLink {
  readonly label: string
  readonly to: string
}

/** The header's main links (requirements §2): as many as leave room for a customer's name. The others are in the footer. */
export const mainLinks: readonly NavigationLink[] = [
  { label: 'Inventory', to: paths.inventory },
  { label: 'Shop', to: paths.category() },
  { label: 'Services', to: paths.services },
  { label: 'Trainers', to: paths.trainers },
  { label: 'Contact', to: paths.contact },
]

/** The footer's Services links, all to /services (requirements §1). */
export const serviceLinks: readonly NavigationLink[] = [
  'Training Workshops',
  'Psychometric Testing',
  'Statistical Data Processing',
  'Publications & Trainers',
].map((label) => ({ label, to: paths.services }))

/** The footer's Quick Links (requirements §1). */
export const quickLinks: readonly NavigationLink[] = [
  { label: 'About Us', to: paths.about },
  { label: 'Publications', to: paths.publications },
  { label: 'Star Zone', to: paths.starZone },
  { label: 'Wishlist', to: paths.wishlist },
  { label: 'Support', to: paths.support },
  { label: 'Contact Us', to: paths.contact },
  { label: 'Shipping & Returns', to: paths.shippingReturns },
  { label: 'Terms of Sale', to: paths.terms },
  { label: 'Privacy Policy', to: paths.privacy },
  { label: 'Disclaimer', to: paths.disclaimer },
]
