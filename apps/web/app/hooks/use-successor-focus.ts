import { useRef, useState } from 'react'

/**
 * Keeps the focus with what takes the place of a pressed control, such as the link to the cart after the last that can be added.
 * @returns a ref for what follows, and a function for the press
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
