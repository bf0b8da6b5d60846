/** What takes the focus of a removed element that it contained: what a screen reader can name. */
const regions = 'li, ul, section[aria-label], section[aria-labelledby], aside, main, [role=dialog]'

/**
 * Moves the focus of a removed element to the smallest region that contained it, or to the main
 * content. Browsers would move it to the body, where a screen reader starts at the top of the page
 * again.
 * @returns a function that stops it
 */
export const recoverFocus = (): (() => void) => {
  /** The element that has the focus, and those around it. */
  let path: readonly HTMLElement[] = []
  const onFocusIn = (event: FocusEvent) => {
    path = event.composedPath().filter((node) => node instanceof HTMLElement)
  }
  const isLost = () => path[0]?.isConnected === false && document.activeElement === document.body
  const recover = () => {
    const around = path.filter((element) => element.isConnected && element.matches(regions))
    for (const target of [...around, document.querySelector('main')]) {
      // One without a box, such as that of the summary on a phone, takes no focus.
      if (!target || !isLost()) return
      target.tabIndex = -1
      target.focus({ preventScroll: true })
    }
  }
  // Afterwards, as the component that removed the element may move the focus itself.
  const observer = new MutationObserver(() => isLost() && setTimeout(recover))
  document.addEventListener('focusin', onFocusIn)
  observer.observe(document.body, { childList: true, subtree: true })
  return () => {
    observer.disconnect()
    document.removeEventListener('focusin', onFocusIn)
  }
}
