// @vitest-environment node
import { createLogger } from 'vite'
import { expect, it, vi } from 'vitest'
import { devLogger } from './dev-logger.ts'

it('prints one short line a change, and everything else of Vite', () => {
  const printed = vi.fn()
  const vite = createLogger('silent')
  vite.info = printed
  const logger = devLogger(vite)
  const client = { environment: '(client)' }
  for (const text of ['hmr update /app/a.tsx?import, /app/b.tsx', 'hmr update /app/a.tsx', 'hmr update /app/c.tsx']) {
    logger.info(text, client)
  }
  for (const text of ['page reload app/a.tsx', 'program reload']) logger.info(text, { environment: '(ssr)' })
  logger.info('page reload index.html', client)
  expect(printed.mock.calls.map(([text]) => text)).toEqual([
    'hmr update /app/a.tsx and modules with it',
    'page reload index.html',
  ])
})
