import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  interface ProvidedContext {
    /** The origin of the built shop and the API. */
    readonly origin: string
  }
}

const webFolder = fileURLToPath(new URL('../../', import.meta.url))

/** Serves the built shop and the API from one process, as `pnpm start` does. @param port 0 for any */
export const startSite = async (port: number) => {
  const server = spawn(
    process.execPath,
    ['../mock-api/src/server.ts', '--port', String(port), '--data', 'memory', '--site', 'dist/client'],
    { cwd: webFolder, stdio: ['ignore', 'pipe', 'inherit'], env: { ...process.env, LOG_LEVEL: 'info' } },
  )
  const output: string[] = []
  const origin = await new Promise<string>((resolve, reject) => {
    createInterface({ input: server.stdout }).on('line', (line) => {
      output.push(line)
      const [, port] = /API\s+http:\S+:(\d+)\/api\/v1$/.exec(line) ?? []
      if (port !== undefined) resolve(`http://127.0.0.1:${port}`)
    })
    server.once('exit', () => reject(new Error(`The server did not start:\n${output.join('\n')}`)))
  })
  const stop = async () => {
    const exited = once(server, 'exit')
    server.kill('SIGTERM')
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
