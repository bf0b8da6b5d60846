import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

const toTop = () => {
  const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  window.scrollTo({ top: 0, behavior: still ? 'auto' : 'smooth' })
}

/** A link to a part of a page, such as the skip link, goes where it says. */
const namesAPart = (link: HTMLAnchorElement) => link.hash !== ''

const toPart = (hash: string) => document.getElementById(decodeURIComponent(hash.slice(1)))?.scrollIntoView()

/**
 * Every navigation and every link click scrolls the page smoothly to the top (requirements §2), and a new page takes the focus, so
 * that the keyboard and the screen reader begin where the eye does.
 */
export const ScrollAndFocus = () => {
  const { key, pathname, hash } = useLocation()
  const seen = useRef({ key, pathname })

  useEffect(() => {
    const before = seen.current
    seen.current = { key, pathname }
    if (before.key === key) return
    if (hash) toPart(hash)
    else toTop()
    // What was opened while the page was on its way stays open: it would close with the focus taken from it.
    const inOverlay = document.activeElement?.closest('header :is(details[open], [data-open=true]), [role=dialog]')
    if (before.pathname !== pathname && !inOverlay) document.getElementById('main')?.focus({ preventScroll: true })
  }, [key, pathname, hash])

  useEffect(() => {
    const onClick = ({ target }: MouseEvent) => {
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
      if (link && !namesAPart(link)) toTop()
    }
    document.addEventListener('click', onClick)
    return () => document.removeEventListener('click', onClick)
  }, [])

  return null
}
