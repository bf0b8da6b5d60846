import { describe, expect, test } from 'vitest'
import { newPasswordInput, resetPasswordFormSchema } from './schemas.ts'

describe('a new password', () => {
  test.each([
    ['', 'New Password is required'],
    ['Ab1!', 'New Password must be at least 8 characters'],
    ['customer#1', 'New Password must contain at least one uppercase letter'],
    ['CUSTOMER#1', 'New Password must contain at least one lowercase letter'],
    ['Customer#x', 'New Password must contain at least one number'],
    ['Customer11', 'New Password must contain at least one special character'],
    [`Customer#1${'a'.repeat(200)}`, 'New Password must be at most 200 characters'],
  ])('%j is rejected: %s', (password, message) => {
    expect(newPasswordInput().safeParse(password).error?.issues[0]?.message).toBe(message)
  })
  test('starts its messages with the label', () => {
    expect(newPasswordInput('Password').safeParse('').error?.issues[0]?.message).toBe(
      'Password is required',
    )
  })
})

describe('the reset form', () => {
  const messages = (form: object) =>
    resetPasswordFormSchema
      .safeParse({
        email: 'customer@example.com',
        new_password: 'Customer#2',
        confirm_password: 'Customer#2',
        token: 't',
        ...form,
      })
      .error?.issues.map((issue) => issue.message)

  test('accepts two equal valid passwords', () => expect(messages({})).toBeUndefined())
  test.each([
    [{ email: '' }, 'Email is required'],
    [{ email: 'not-an-email' }, 'Invalid email address'],
    [{ confirm_password: '' }, 'Confirm Password is required'],
    [{ confirm_password: 'Customer#3' }, 'Confirm Password must be same as New Password.'],
  ])('%j is rejected: %s', (form, message) => expect(messages(form)?.[0]).toBe(message))
  test('reports different passwords while other fields are invalid', () => {
    expect(messages({ email: '', confirm_password: 'x' })).toContain(
      'Confirm Password must be same as New Password.',
    )
  })
  test('reports an empty confirmation as missing only', () => {
    expect(messages({ confirm_password: '' })).toEqual(['Confirm Password is required'])
  })
})
