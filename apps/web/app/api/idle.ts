const AT_LATEST_MS = 1000

/** Waits until the page has nothing better to do, one second at most: for what nobody looks at yet. */
export const idle = () =>
  new Promise<void>((go) => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(() => go(), { timeout: AT_LATEST_MS })
    // Safari has no such call.
    else setTimeout(go, 200)
  })
