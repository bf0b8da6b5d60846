import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { inRoot } from './in-root.ts'

/** The mock in its own process; ready once it prints its address. */
export const launchMock = async (port: number, options: readonly string[]) => {
  const server = inRoot('apps/mock-api/src/server.ts')
  const child = spawn(process.execPath, [server, '--port', String(port), ...options], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, LOG_LEVEL: 'info' },
  })
  const lines: string[] = []
  const origin = await new Promise<string>((resolve, reject) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      lines.push(line)
      const address = /API\s+(http:\S+)\/api\/v1$/.exec(line)?.[1]
      if (address) resolve(address.replace('localhost', '127.0.0.1'))
    })
    child.once('exit', () => reject(new Error(`The server did not start:\n${lines.join('\n')}`)))
  })
  return { child, lines, origin }
}
