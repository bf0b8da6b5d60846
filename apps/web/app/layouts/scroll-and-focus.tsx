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
/** The link that was followed from each entry, by its place among those to the same address. */
const followed = new Map<string, { readonly href: string; readonly index: number }>()

const linksTo = (address?: string) => [...document.links].filter(({ href }) => href === address)

/** Scrolls a page that has been opened: to where it was left, to its fragment, or to the top. */
const scrollPage = (key: string, hash: string, isHistory: boolean) => {
  // The browser follows a plain `<a href="#part">` without the router: its entry has no key.
  const isFragmentLink = hash !== '' && key === 'default'
  if (isHistory && !isFragmentLink)
    window.scrollTo({ top: positions.get(key) ?? 0, behavior: 'instant' })
  else if (hash) {
    targetOf(hash)?.scrollIntoView()
    // Only a link takes the focus along. A button gets it back from the dialog that it has opened.
    if (document.activeElement?.matches('a')) focusOn(targetOf(hash))
  } else toTop()
}

/** The link that was followed from an entry of the history, if it is in view. */
const linkBack = (key: string) => {
  const { href, index = 0 } = followed.get(key) ?? {}
  const link = linksTo(href)[index]
  const { top = -1 } = link?.getBoundingClientRect() ?? {}
  // Links are counted, and some may not be rendered yet: one out of view is not the followed one,
  // since the position of the page has been restored.
  return top >= 0 && top < window.innerHeight ? link : undefined
}

/** Moves the focus back to the link that led from a page, or to the page. */
const focusPage = (key: string, hash: string, isHistory: boolean) => {
  // A dialog that was opened meanwhile keeps the focus.
  if (document.activeElement?.closest('[role=dialog], [role=menu]')) return
  const link = isHistory ? linkBack(key) : undefined
  if (link) link.focus({ preventScroll: true })
  else focusOn(targetOf(hash) ?? targetOf('#main'))
}

/** Whether a link leaves this page open, such as in a new tab or as a phone call. */
const opensElsewhere = ({ target, origin }: HTMLAnchorElement, click: MouseEvent) =>
  click.ctrlKey || click.metaKey || click.shiftKey || target !== '' || origin !== location.origin

/**
 * Scrolls smoothly to the top on every new navigation and link click (requirements §2), restores
 * the position on Back and Forward, and moves the focus to a new page, or back to the link that led
 * from it, for keyboards and screen readers.
 */
export const ScrollAndFocus = () => {
  const { key, pathname, hash } = useLocation()
  const isHistory = useNavigationType() === 'POP'
  const currentKey = useRef(key)
  const currentPath = useRef(pathname)
  /**
   * A link was pressed, or Back or Forward: the page scrolls while the next one loads, and its
   * position is not saved any more.
   */
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
    focusPage(key, hash, isHistory)
  }, [key, pathname, hash, isHistory])

  useEffect(() => {
    const savePosition = () => {
      if (!isLeaving.current) positions.set(currentKey.current, window.scrollY)
    }
    const onClick = (event: MouseEvent) => {
      const { target } = event
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
      if (!link) return
      const index = linksTo(link.href).indexOf(link)
      followed.set(currentKey.current, { href: link.href, index })
      // `scrollPage` scrolls to fragments.
      if (link.hash) return
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
