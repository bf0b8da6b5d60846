const IDLE_TIMEOUT_MS = 1000

/** Resolves when the browser is idle, at the latest after one second. */
export const whenIdle = () =>
  new Promise<void>((resolve) => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(() => resolve(), { timeout: IDLE_TIMEOUT_MS })
    // Safari has no requestIdleCallback.
    else setTimeout(resolve, 200)
  })
