// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { beforeEach, expect, it, vi } from 'vitest'
import { Button } from '../components/button'
import { IconButton } from '../components/icon-button'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)

const container = document.createElement('div')
document.body.append(container)
const other = document.createElement('input')
document.body.append(other)
const root = createRoot(container)

const render = (busy: boolean) =>
  act(async () =>
    root.render(
      <>
        <Button busy={busy}>Sign in</Button>
        <IconButton disabled={busy} aria-label="One more" />
      </>,
    ),
  )
const buttons = () => [...container.querySelectorAll('button')]

beforeEach(async () => render(false))

it.each([0, 1])('focuses button %i again after it was disabled', async (index) => {
  buttons()[index]?.focus()
  await render(true)
  // Browsers do this when they render a disabled button.
  other.focus()
  other.blur()
  expect(document.activeElement).toBe(document.body)
  await render(false)
  expect(document.activeElement).toBe(buttons()[index])
})

it('leaves the focus where the visitor has moved it', async () => {
  buttons()[0]?.focus()
  await render(true)
  other.focus()
  await render(false)
  expect(document.activeElement).toBe(other)
})
