import { createServer } from 'node:net'
import { expect, it } from 'vitest'
import { isFree } from '../ports.ts'

it('sees that a port is taken, and that it is free again', async () => {
  const server = createServer()
  const port = await new Promise<number>((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      resolve(typeof address === 'object' && address !== null ? address.port : 0)
    })
  })
  expect(await isFree(port)).toBe(false)
  await new Promise((resolve) => server.close(resolve))
  expect(await isFree(port)).toBe(true)
})
