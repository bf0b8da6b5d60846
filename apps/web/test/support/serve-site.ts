import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { launchMock } from '@shop/tooling/launch-mock'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  interface ProvidedContext {
    /** The origin of the built shop and the API. */
    readonly origin: string
  }
}

const site = fileURLToPath(new URL('../../dist/client', import.meta.url))

/**
 * Serves the built shop and the API from one process, as `pnpm start` does.
 * @param port 0 for any
 */
export const startSite = async (port: number) => {
  const { child, origin } = await launchMock(port, ['--data', 'memory', '--site', site])
  const stop = async () => {
    const exited = once(child, 'exit')
    child.kill('SIGTERM')
    await exited
  }
  return { origin, stop }
}

/** Serves the shop while the tests run. */
export default async function serveSite(project: TestProject): Promise<() => Promise<void>> {
  const { origin, stop } = await startSite(0)
  project.provide('origin', origin)
  return stop
}
