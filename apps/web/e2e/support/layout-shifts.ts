import type { Page } from '@playwright/test'

/** Records layout shifts from the start of each page. @returns their sum */
export const recordShifts = async (page: Page) => {
  await page.addInitScript(() => {
    const shifts: number[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push('value' in entry ? Number(entry.value) : 0)
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return () =>
    page.evaluate(async () => {
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
      const { shifts } = window as unknown as { shifts: number[] }
      return shifts.reduce((sum, shift) => sum + shift, 0)
    })
}
