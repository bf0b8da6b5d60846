/** What takes the focus of a removed element that it contained: what a screen reader can name. */
const regions = 'ul, section[aria-label], section[aria-labelledby], aside, main, [role=dialog]'

const regionsAround = (element: Element) => {
  const found: HTMLElement[] = []
  for (let at = element.parentElement; at; at = at.parentElement) if (at.matches(regions)) found.push(at)
  return found
}

const mainContent = () => document.querySelector('main')

const focusRegion = (region: HTMLElement) => {
  const hadTabIndex = region.hasAttribute('tabindex')
  if (!hadTabIndex) region.tabIndex = -1
  region.focus({ preventScroll: true })
  if (hadTabIndex) return
  if (document.activeElement !== region) region.removeAttribute('tabindex')
  else region.addEventListener('blur', () => region.removeAttribute('tabindex'), { once: true })
}

/**
 * Moves the focus of a removed element to the smallest region that contained it, or to the open dialog or the main content.
 * Browsers would move it to the body, where a screen reader starts at the top of the page again.
 * @returns a function that stops it
 */
export const recoverFocus = (): (() => void) => {
  let focused: Element | undefined
  let around: readonly HTMLElement[] = []
  let timer: ReturnType<typeof setTimeout> | undefined

  const isLost = () => focused?.isConnected === false && document.activeElement === document.body

  const recover = () => {
    // A closed dialog, which takes no focus, may still be in the page.
    for (const region of [...around, ...document.querySelectorAll<HTMLElement>('[role=dialog]'), mainContent()]) {
      if (!region || !isLost()) return
      focusRegion(region)
    }
  }
  const onFocusIn = ({ target }: FocusEvent) => {
    if (!(target instanceof Element)) return
    focused = target
    around = regionsAround(target)
  }
  const observer = new MutationObserver(() => {
    clearTimeout(timer)
    // Afterwards, as the component that removed the element may move the focus itself.
    if (isLost()) timer = setTimeout(recover)
  })
  // In the capture phase: toasts stop the event.
  document.addEventListener('focusin', onFocusIn, true)
  observer.observe(document.body, { childList: true, subtree: true })
  return () => {
    clearTimeout(timer)
    observer.disconnect()
    document.removeEventListener('focusin', onFocusIn, true)
  }
}
