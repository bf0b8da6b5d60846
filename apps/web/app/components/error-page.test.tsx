import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, it } from 'vitest'
import { ErrorPage } from './error-page'

const render = (page: ReactNode) => renderToStaticMarkup(<MemoryRouter>{page}</MemoryRouter>)

it('a page that does not exist links home', () => {
  expect(render(<ErrorPage kind="not-found" />)).toMatch(/href="\/"[^>]*>Back to the home page/)
})

it('an error is shown in development with its message and its own frames', () => {
  const markup = render(<ErrorPage kind="broken" error={new Error('The parts are missing.')} />)
  expect(markup).toContain('Something went wrong')
  expect(markup).toMatch(/Error: The parts are missing\.\s+at .*error-page\.test\.tsx/)
  expect(markup).not.toContain('node_modules')
})
