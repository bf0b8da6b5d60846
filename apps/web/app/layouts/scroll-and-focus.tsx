import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

const toTop = () => {
  const reducedMotion = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  window.scrollTo({ top: 0, behavior: reducedMotion ? 'auto' : 'smooth' })
}

const toFragment = (hash: string) => document.getElementById(decodeURIComponent(hash.slice(1)))?.scrollIntoView()

/**
 * Scrolls smoothly to the top on every navigation and link click (requirements §2), and moves the focus to a new page, for
 * keyboards and screen readers.
 */
export const ScrollAndFocus = () => {
  const { key, pathname, hash } = useLocation()
  const previous = useRef({ key, pathname })

  useEffect(() => {
    const before = previous.current
    previous.current = { key, pathname }
    if (before.key === key) return
    if (hash) toFragment(hash)
    else toTop()
    // An overlay that was opened during the navigation keeps the focus; it would close without it.
    const inOverlay = document.activeElement?.closest('header :is(details[open], [data-open=true]), [role=dialog]')
    if (before.pathname !== pathname && !inOverlay) document.getElementById('main')?.focus({ preventScroll: true })
  }, [key, pathname, hash])

  useEffect(() => {
    const onClick = ({ target }: MouseEvent) => {
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
      if (link && !link.hash) toTop()
    }
    document.addEventListener('click', onClick)
    return () => document.removeEventListener('click', onClick)
  }, [])

  return null
}
