import MuiMenu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { Link } from 'react-router'
import styles from './menu.module.css'

interface MenuEntry {
  readonly text: string
  /** The page that it opens. */
  readonly to?: string
  readonly onClick?: () => void
}

export interface MenuProps {
  readonly title: string
  readonly entries: readonly MenuEntry[]
  readonly button: HTMLElement
  readonly onClose: () => void
}

/**
 * A menu below its button. The arrow keys move in it; an entry, Escape, Tab and a click outside
 * close it and return the focus.
 */
export const Menu = ({ title, entries, button, onClose }: MenuProps) => (
  <MuiMenu
    open
    anchorEl={button}
    anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
    transformOrigin={{ vertical: -8, horizontal: 'right' }}
    disableScrollLock
    // Next to its button, since every part of a page belongs to a landmark.
    disablePortal
    onClose={onClose}
    slotProps={{ list: { 'aria-label': title } }}
  >
    <li className={styles.title} role="presentation">
      {title}
    </li>
    {entries.map(({ text, to, onClick }) => {
      const handleClick = () => {
        onClose()
        onClick?.()
      }
      return (
        <MenuItem key={text} onClick={handleClick} {...(to && { component: Link, to })}>
          {text}
        </MenuItem>
      )
    })}
  </MuiMenu>
)
