import List from '@mui/material/List'
import ListItemButton from '@mui/material/ListItemButton'
import { Link } from 'react-router'
import { type ProfileTab, paths, profileTabs } from '../../config/paths'
import styles from './account-navigation.module.css'

/** On a phone the links are a row that scrolls. */
const scrollIntoRow = (link: HTMLAnchorElement | null) => {
  const nav = link?.closest('nav')
  if (nav && link) nav.scrollLeft = link.offsetLeft - 48
}

/** The links to the panels of the account. */
export const AccountNavigation = ({ current }: { readonly current: ProfileTab }) => (
  <nav className={styles.nav} aria-label="My Account">
    <List disablePadding>
      {profileTabs.map((name) => (
        <li key={name}>
          <ListItemButton
            component={Link}
            to={paths.profile(name)}
            ref={name === current ? scrollIntoRow : null}
            aria-current={name === current ? 'page' : undefined}
          >
            {name}
          </ListItemButton>
        </li>
      ))}
    </List>
  </nav>
)
