import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { Link } from 'react-router'
import { paths } from '../config/paths'
import styles from './account-menu.module.css'
import { MuiTheme } from './mui-theme'

interface AccountMenuProps {
  readonly name: string
  readonly button: HTMLElement
  readonly onSignOut: () => void
  readonly onClose: () => void
}

/** A menu below its button: the arrow keys choose an item; Escape, Tab and a click outside close it and return the focus. */
export const AccountMenu = ({ name, button, onSignOut, onClose }: AccountMenuProps) => (
  <MuiTheme>
    <Menu
      open
      anchorEl={button}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: -8, horizontal: 'right' }}
      disableScrollLock
      // In the header, since every part of a page belongs to a landmark.
      disablePortal
      onClose={onClose}
      slotProps={{ paper: { className: styles.paper ?? '' }, list: { 'aria-label': name } }}
    >
      <li className={styles.title} role="presentation">
        {name}
      </li>
      <MenuItem className={styles.item ?? ''} component={Link} to={paths.profile()}>
        My Account
      </MenuItem>
      <MenuItem className={styles.item ?? ''} onClick={onSignOut}>
        Sign Out
      </MenuItem>
    </Menu>
  </MuiTheme>
)
