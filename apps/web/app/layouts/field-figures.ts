import { type Metric, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals'

/**
 * Sends the web vitals of this document once, when it is hidden or left: metric, value, rating and the page.
 * @param page the id of its route
 */
export const sendFigures = (url: string, page: string): void => {
  const figures = new Map<string, object>()
  const add = ({ name, value, rating }: Metric) =>
    figures.set(name, { page, name, value: Math.round(value * 1000) / 1000, rating })
  for (const observe of [onCLS, onFCP, onINP, onLCP, onTTFB]) observe(add)
  const send = () => {
    if (document.visibilityState !== 'hidden' || figures.size === 0) return
    document.removeEventListener('visibilitychange', send)
    // As text: for JSON a browser first requests the permission of another origin.
    navigator.sendBeacon(url, JSON.stringify([...figures.values()]))
  }
  // The library's own listeners, on the window, run first: they complete the metrics.
  document.addEventListener('visibilitychange', send)
}
