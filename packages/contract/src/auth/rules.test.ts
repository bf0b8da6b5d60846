import { describe, expect, test } from 'vitest'
import { passwordProblems } from './rules.ts'
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
  ])('%j is told: %s', (password, message) => {
    expect(passwordProblems(password)[0]).toBe(message)
    expect(newPasswordInput().safeParse(password).error?.issues[0]?.message).toBe(message)
  })
  test.each([...'!"#$%&\'()*+,-./:;<=>?@[\\]^_`{|}~'])('takes %s as its special character', (mark) => {
    expect(passwordProblems(`Customer1${mark}`)).toEqual([])
  })
  test.each([' ', 'é', '€'])('does not take %j as its special character', (mark) => {
    expect(passwordProblems(`Customer1${mark}`)).toEqual(['New Password must contain at least one special character'])
  })
  test("starts its messages with the field's own name", () => {
    expect(passwordProblems('', 'Password')[0]).toBe('Password is required')
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

  test('takes two equal good passwords', () => expect(messages({})).toBeUndefined())
  test.each([
    [{ email: '' }, 'Email is required'],
    [{ email: 'nobody' }, 'Invalid email address'],
    [{ confirm_password: '' }, 'Confirm Password is required'],
    [{ confirm_password: 'Customer#3' }, 'Confirm Password must be same as New Password.'],
  ])('%j is told: %s', (form, message) => expect(messages(form)?.[0]).toBe(message))
  test('tells that the passwords differ while something else is wrong too', () => {
    expect(messages({ email: '', confirm_password: 'x' })).toContain('Confirm Password must be same as New Password.')
  })
  test('does not say that an empty confirmation differs', () => {
    expect(messages({ confirm_password: '' })).toEqual(['Confirm Password is required'])
  })
})
