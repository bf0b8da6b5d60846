import { setTimeout as wait } from 'node:timers/promises'

/** Waits for a server. @throws Error when it does not respond within so many seconds */
export const untilReady = async (url: string, seconds: number): Promise<void> => {
  const end = Date.now() + seconds * 1000
  while (Date.now() < end) {
    const response = await fetch(url).catch(() => undefined)
    if (response?.ok) return
    await wait(100)
  }
  throw new Error(`Nothing responds at ${url}.`)
}
