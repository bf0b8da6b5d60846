import MuiMenu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { Link } from 'react-router'
import styles from './menu.module.css'
import { MuiTheme } from './mui-theme'

interface MenuProps {
  readonly title: string
  readonly button: HTMLElement
  readonly items: readonly ({ readonly label: string } & ({ readonly to: string } | { readonly onClick: () => void }))[]
  readonly onClose: () => void
}

/** A menu below its button: the arrow keys choose an item; Escape, Tab and a click outside close it and return the focus. */
export const Menu = ({ title, button, items, onClose }: MenuProps) => (
  <MuiTheme>
    <MuiMenu
      open
      anchorEl={button}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: -8, horizontal: 'right' }}
      disableScrollLock
      // In the header, since every part of a page belongs to a landmark.
      disablePortal
      onClose={onClose}
      slotProps={{ paper: { className: styles.paper ?? '' }, list: { 'aria-label': title } }}
    >
      <li className={styles.title} role="presentation">
        {title}
      </li>
      {items.map(({ label, ...item }) => (
        <MenuItem key={label} className={styles.item ?? ''} {...('to' in item ? { component: Link, ...item } : item)}>
          {label}
        </MenuItem>
      ))}
    </MuiMenu>
  </MuiTheme>
)
