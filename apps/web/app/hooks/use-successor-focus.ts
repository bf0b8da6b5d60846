import { useRef, useState } from 'react'

/**
 * Keeps the focus with what takes the place of a pressed control, as a link to the cart does: `ref`
 * is for that, `press` for the press.
 */
export const useSuccessorFocus = () => {
  const isPressed = useRef(false)
  const [ref] = useState(() => (successor: HTMLElement | null) => {
    if (!successor || !isPressed.current) return
    isPressed.current = false
    // The browser moved it here as the control went; elsewhere, the visitor did.
    if (document.activeElement === document.body) successor.focus()
  })
  const press = () => {
    isPressed.current = true
  }
  return { ref, press }
}
