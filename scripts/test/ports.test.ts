import { createServer } from 'node:net'
import { execa } from 'execa'
import { expect, it } from 'vitest'
import { isFree } from '../ports.ts'
import { inRoot } from '../root.ts'

it('sees that a port is taken, and that it is free again', async () => {
  const server = createServer()
  const port = await new Promise<number>((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      resolve(typeof address === 'object' && address !== null ? address.port : 0)
    })
  })
  expect(await isFree(port)).toBe(false)
  const options = { reject: false, timeout: 10_000, env: { PORT: undefined } }
  const start = await execa(process.execPath, [inRoot('scripts/start.ts'), '--port', String(port)], options)
  expect(start.stderr).toContain(`Port ${port} is in use, so the shop cannot start`)
  await new Promise((resolve) => server.close(resolve))
  expect(await isFree(port)).toBe(true)
})
