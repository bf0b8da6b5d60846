import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router'

const toTop = () => {
  const isMotionReduced = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  window.scrollTo({ top: 0, behavior: isMotionReduced ? 'auto' : 'smooth' })
}

// Not decoded: no id of the shop needs it, and text that is not encoded would throw.
const targetOf = (hash: string) => document.getElementById(hash.slice(1))

/** The next Tab continues there, as after a link of the browser. */
const focusOn = (target: HTMLElement | null) => {
  target?.setAttribute('tabindex', '-1')
  target?.focus({ preventScroll: true })
}

/** The scroll position of each entry of the browser history, by its key, in pixels. */
const positions = new Map<string, number>()

/** Scrolls a page that has been opened: to where it was left, to its fragment, or to the top. */
const scrollPage = (key: string, hash: string, isHistory: boolean) => {
  // The browser, not the router, follows a link within the page, and its entry has no key.
  const isFragmentLink = hash !== '' && key === 'default'
  if (isHistory && !isFragmentLink)
    window.scrollTo({ top: positions.get(key) ?? 0, behavior: 'instant' })
  else if (hash) {
    targetOf(hash)?.scrollIntoView()
    // Not for a button: the dialog that it opens returns the focus to it.
    if (document.activeElement?.matches('a')) focusOn(targetOf(hash))
  } else toTop()
}

/** Whether a link leaves this page open, such as in a new tab or as a phone call. */
const opensElsewhere = ({ target, origin }: HTMLAnchorElement, click: MouseEvent) =>
  click.ctrlKey || click.metaKey || click.shiftKey || target !== '' || origin !== location.origin

/**
 * Scrolls smoothly to the top on every new navigation and link click (requirements §2), restores
 * the position on Back and Forward, and moves the focus to a new page, for keyboards and screen
 * readers.
 */
export const ScrollAndFocus = () => {
  const { key, pathname, hash } = useLocation()
  const isHistory = useNavigationType() === 'POP'
  const currentKey = useRef(key)
  const currentPath = useRef(pathname)
  /** A link was pressed, or Back or Forward: the page scrolls while the next one loads. */
  const isLeaving = useRef(false)

  // Before the first paint of the page.
  useLayoutEffect(() => {
    isLeaving.current = false
    if (currentKey.current === key) return
    currentKey.current = key
    scrollPage(key, hash, isHistory)
  }, [key, hash, isHistory])

  // After a dialog that the navigation closed has returned the focus to its button.
  useEffect(() => {
    if (currentPath.current === pathname) return
    currentPath.current = pathname
    // A dialog that was opened meanwhile keeps it.
    if (document.activeElement?.closest('[role=dialog], [role=menu]')) return
    focusOn(targetOf(hash) ?? targetOf('#main'))
  }, [pathname, hash])

  useEffect(() => {
    const savePosition = () => {
      if (!isLeaving.current) positions.set(currentKey.current, window.scrollY)
    }
    const onClick = (event: MouseEvent) => {
      const { target } = event
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
      if (!link || link.hash) return
      savePosition()
      isLeaving.current = !opensElsewhere(link, event)
      toTop()
    }
    // The browser scrolls to the position of the next page while this one is still shown.
    const onHistory = () => {
      isLeaving.current = true
    }
    const listening = new AbortController()
    document.addEventListener('click', onClick, { signal: listening.signal })
    window.addEventListener('popstate', onHistory, { signal: listening.signal, capture: true })
    document.addEventListener('scroll', savePosition, { signal: listening.signal, passive: true })
    return () => listening.abort()
  }, [])

  return null
}
