import { screen } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { renderWithApi } from '../../../test/support/render-with-api'
import ResetPassword from './reset-password'

beforeEach(() => localStorage.clear())

const query = 'next=%2Fprofile%3Ftab%3DTests'
const path = `/reset-password?email=a%40example.com&${query}`

it('says what a first password is for, and leads who has one to sign in', async () => {
  renderWithApi(<ResetPassword />, { path: `${path}&token=sample` })
  screen.getByText(/Then sign in with it to see your order\./)
  expect(screen.queryByText(/signed out/)).toBeNull()
  const link = await screen.findByRole('link', { name: 'Have a password already? Sign in' })
  expect(link.getAttribute('href')).toBe(`/account/signin?${query}`)
})

it('takes the email of an incomplete link along to the request of a new one', () => {
  renderWithApi(<ResetPassword />, { path })
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
  expect(links).toContain(`/account/forgotpassword?${query}&email=a%40example.com`)
})
