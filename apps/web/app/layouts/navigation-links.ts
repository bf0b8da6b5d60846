import { paths } from '../config/paths'

/**
 * The header's main links (requirements §2): as many as leave room for a customer's name. The
 * others are in the footer; the career test is in shop-header.tsx and mobile-menu.tsx.
 */
export const mainLinks = [
  { label: 'LPI test', to: paths.inventory },
  { label: 'Shop', to: paths.category() },
  { label: 'Services', to: paths.services },
  { label: 'Trainers', to: paths.trainers },
  { label: 'Contact', to: paths.contact },
] as const
