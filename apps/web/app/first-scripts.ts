/**
 * Reloads a page of which one of the first scripts could not be loaded, once in five minutes; then,
 * and offline, it says so: without them nothing else would. It runs inline in every page, so it
 * must not use anything from outside.
 */
export const watchFirstScripts = (hydratedEvent: string, reloadedAt: string) => {
  const mayReload = () => {
    try {
      const isRecent = Date.now() - Number(sessionStorage.getItem(reloadedAt)) < 300_000
      if (!navigator.onLine || isRecent) return false
      sessionStorage.setItem(reloadedAt, String(Date.now()))
      return true
    } catch {
      // A reload that cannot be recorded could repeat for ever.
      return false
    }
  }
  const say = () => {
    const note = document.createElement('p')
    note.setAttribute('role', 'alert')
    note.style.padding = '24px'
    note.textContent =
      'Part of this page didn’t load. Please check your connection and reload the page.'
    document.querySelector('main')?.prepend(note)
    scrollTo(0, 0)
  }
  const onError = ({ target }: Event) => {
    if (!(target instanceof HTMLScriptElement) || target.type !== 'module') return
    stop()
    if (mayReload()) location.reload()
    else say()
  }
  const stop = () => removeEventListener('error', onError, true)
  addEventListener('error', onError, true)
  // A browser cancels the scripts of a page that is left.
  addEventListener('beforeunload', stop)
  addEventListener(hydratedEvent, stop)
}
