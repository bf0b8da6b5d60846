import Button from '@mui/material/Button'
import { useState } from 'react'
import { Menu, type MenuProps } from './menu'

interface MenuButtonProps extends Pick<MenuProps, 'title' | 'entries'> {
  readonly children: string
}

/** A button that opens a menu; `title` is the accessible name of both. */
export const MenuButton = ({ title, entries, children }: MenuButtonProps) => {
  const [button, setButton] = useState<HTMLElement | null>(null)
  return (
    <>
      <Button
        variant="outlined"
        aria-label={title}
        aria-haspopup="menu"
        aria-expanded={button !== null}
        onClick={({ currentTarget }) => setButton(currentTarget)}
      >
        {children}
      </Button>
      {button ? <Menu {...{ title, entries, button }} onClose={() => setButton(null)} /> : null}
    </>
  )
}
