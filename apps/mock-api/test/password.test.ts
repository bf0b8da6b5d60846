import { argon2 } from 'node:crypto'
import { expect, it, vi } from 'vitest'
import { hashPassword, isPassword } from '../src/modules/auth/password.ts'

vi.mock('node:crypto', async (importOriginal) => {
  const crypto = await importOriginal<typeof import('node:crypto')>()
  return { ...crypto, argon2: vi.fn(crypto.argon2) }
})

it('does the same work for an account and for none, so that its time tells nothing', async () => {
  const stored = await hashPassword('Customer#1')
  const derivations = vi.mocked(argon2)
  for (const hash of [stored, null, undefined]) {
    derivations.mockClear()
    expect(await isPassword('Wrong#Pass1', hash)).toBe(false)
    expect(derivations).toHaveBeenCalledOnce()
  }
  expect(await isPassword('Customer#1', stored)).toBe(true)
})
