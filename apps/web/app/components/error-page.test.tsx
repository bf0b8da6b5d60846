import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { expect, it } from 'vitest'
import { ErrorPage } from './error-page'

it('a page that does not exist links home', () => {
  render(<ErrorPage kind="not-found" />, { wrapper: MemoryRouter })
  const link = screen.getByRole('link', { name: 'Back to the home page' })
  expect(link.getAttribute('href')).toBe('/')
})

it('an error is shown in development with its message and its stack', () => {
  const error = new Error('The parts are missing.')
  render(<ErrorPage kind="broken" error={error} />, { wrapper: MemoryRouter })
  expect(screen.getByRole('heading').textContent).toContain('Something went wrong')
  screen.getByText(/Error: The parts are missing\.\s+at .*error-page\.test\.tsx/)
})
