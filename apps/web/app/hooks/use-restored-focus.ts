import { useLayoutEffect, useRef } from 'react'

/**
 * Focuses a button again that was disabled while it had the focus: browsers move the focus to the body then, and a keyboard
 * user would have to find the button again.
 */
export const useRestoredFocus = (disabled: boolean) => {
  const button = useRef<HTMLButtonElement>(null)
  const hadFocus = useRef(false)
  useLayoutEffect(() => {
    if (disabled) {
      hadFocus.current ||= document.activeElement === button.current
    } else if (hadFocus.current) {
      hadFocus.current = false
      if (document.activeElement === document.body) button.current?.focus({ preventScroll: true })
    }
  }, [disabled])
  return button
}
