import * as crypto from 'node:crypto'
import { expect, it, vi } from 'vitest'

const argon2Sync = vi.fn(crypto.argon2Sync)

it('does the same work for an account and for none, so that its time tells nothing', async () => {
  vi.resetModules()
  vi.doMock('node:crypto', () => ({ ...crypto, argon2Sync }))
  const { hashPassword, isPassword } = await import('../src/modules/auth/password.ts')
  vi.doUnmock('node:crypto')
  const stored = hashPassword('Customer#1')
  for (const hash of [stored, null, undefined]) {
    argon2Sync.mockClear()
    expect(isPassword('Wrong#Pass1', hash)).toBe(false)
    expect(argon2Sync).toHaveBeenCalledOnce()
  }
  expect(isPassword('Customer#1', stored)).toBe(true)
})
