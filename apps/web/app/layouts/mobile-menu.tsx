import IconButton from '@mui/material/IconButton'
import { ArrowUpRight, X } from 'lucide-react'
import { NavLink } from 'react-router'
import { useSite } from '../api/site-settings'
import { ExternalLink } from '../components/links'
import { Drawer } from '../components/mui/drawer'
import styles from './mobile-menu.module.css'
import { mainLinks } from './navigation-links'

export const MobileMenu = ({ onClose }: { readonly onClose: () => void }) => {
  const careerTest = useSite().links['career_test']
  return (
    <Drawer label="Menu" onClose={onClose}>
      <nav className={styles.menu} aria-label="Main">
        <IconButton aria-label="Close the menu" onClick={onClose}>
          <X size={22} aria-hidden />
        </IconButton>
        <ul>
          {mainLinks.map(({ label, to }) => (
            <li key={to}>
              <NavLink to={to}>{label}</NavLink>
            </li>
          ))}
          {careerTest ? (
            <li>
              <ExternalLink href={careerTest}>
                Career test, on its own site <ArrowUpRight size={16} aria-hidden />
              </ExternalLink>
            </li>
          ) : null}
        </ul>
      </nav>
    </Drawer>
  )
}
