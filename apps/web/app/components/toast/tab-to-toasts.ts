const controls = 'a[href], button:enabled, input:enabled'

/**
 * Makes the toasts part of an open dialog for the keyboard, as they are outside its focus trap: Tab reaches them after its last
 * control and returns, and Escape closes it from there.
 * @returns a function that stops it
 */
export const tabToToasts = (toasts: HTMLElement): (() => void) => {
  // The trap would take the focus back.
  const hideFromTrap = (event: FocusEvent) => event.stopPropagation()
  const onKeyDown = (event: KeyboardEvent) => {
    const dialog = document.querySelector('[role=dialog]')
    const { key, target } = event
    if (!dialog || !(target instanceof HTMLElement)) return
    if (key === 'Escape' && toasts.contains(target)) dialog.dispatchEvent(new KeyboardEvent('keydown', event))
    if (key !== 'Tab') return
    const order = [dialog, toasts].flatMap((part) => [...part.querySelectorAll<HTMLElement>(controls)])
    const at = order.indexOf(target)
    const next = order.at((at + (event.shiftKey ? -1 : 1)) % order.length)
    // The browser moves the focus within the dialog.
    if (at < 0 || !next || (!toasts.contains(target) && !toasts.contains(next))) return
    next.focus()
    // A closed dialog, which takes no focus, may still be in the page.
    if (document.activeElement === next) event.preventDefault()
  }
  toasts.addEventListener('focusin', hideFromTrap)
  document.addEventListener('keydown', onKeyDown)
  return () => {
    toasts.removeEventListener('focusin', hideFromTrap)
    document.removeEventListener('keydown', onKeyDown)
  }
}
