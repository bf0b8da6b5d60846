import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, it } from 'vitest'
import { ErrorPage } from './error-page'

it('an error is shown in development with its message and its own frames', () => {
  const markup = renderToStaticMarkup(
    <MemoryRouter>
      <ErrorPage kind="broken" error={new Error('The parts are missing.')} />
    </MemoryRouter>,
  )
  expect(markup).toContain('Something went wrong')
  expect(markup).toMatch(/Error: The parts are missing\.\s+at .*error-page\.test\.tsx/)
  expect(markup).not.toContain('node_modules')
})
