// @vitest-environment happy-dom
import { within } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { beforeEach, expect, it } from 'vitest'
import { renderWithApi } from '../../../test/support/render-with-api'
import ResetPassword from './reset-password'

beforeEach(() => localStorage.clear())

const render = async (query: string) => {
  const { container } = await renderWithApi(
    <MemoryRouter
      initialEntries={[
        `/reset-password?email=a%40example.com&next=%2Fprofile%3Ftab%3DTests${query}`,
      ]}
    >
      <ResetPassword />
    </MemoryRouter>,
  )
  return container
}

it('says what a first password is for, and leads who has one to sign in', async () => {
  const container = await render('&token=sample')
  expect(container.textContent).toContain('Then sign in with it to see your order.')
  expect(container.textContent).not.toContain('signed out')
  const name = 'Have a password already? Sign in'
  const link = await within(container).findByRole('link', { name }, { timeout: 30_000 })
  expect(link.getAttribute('href')).toBe('/account/signin?next=%2Fprofile%3Ftab%3DTests')
})

it('takes the email of an incomplete link along to the request of a new one', async () => {
  const link = (await render('')).querySelector('a[href^="/account/forgotpassword"]')
  expect(link?.getAttribute('href')).toBe(
    '/account/forgotpassword?next=%2Fprofile%3Ftab%3DTests&email=a%40example.com',
  )
})
