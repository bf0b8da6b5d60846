import * as crypto from 'node:crypto'
import { expect, it, vi } from 'vitest'

const argon2 = vi.fn(crypto.argon2)

it('does the same work for an account and for none, so that its time tells nothing', async () => {
  vi.resetModules()
  vi.doMock('node:crypto', () => ({ ...crypto, argon2 }))
  const { hashPassword, isPassword } = await import('../src/modules/auth/password.ts')
  vi.doUnmock('node:crypto')
  const stored = await hashPassword('Customer#1')
  for (const hash of [stored, null, undefined]) {
    argon2.mockClear()
    expect(await isPassword('Wrong#Pass1', hash)).toBe(false)
    expect(argon2).toHaveBeenCalledOnce()
  }
  expect(await isPassword('Customer#1', stored)).toBe(true)
})
