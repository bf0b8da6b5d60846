import Button from '@mui/material/Button'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { MuiTheme } from './mui-theme'

it('a busy button keeps its focus and ignores presses', async () => {
  const onSubmit = vi.fn()
  const form = (loading: boolean) => (
    <MuiTheme>
      <form action={onSubmit}>
        <Button type="submit" loading={loading}>
          Save
        </Button>
      </form>
    </MuiTheme>
  )
  const { rerender } = render(form(false))
  const button = screen.getByRole('button', { name: 'Save' })
  await userEvent.click(button)
  expect(onSubmit).toHaveBeenCalledTimes(1)
  rerender(form(true))
  expect(document.activeElement).toBe(button)
  expect(button.getAttribute('aria-disabled')).toBe('true')
  await userEvent.click(button)
  await userEvent.keyboard('{Enter}')
  expect(onSubmit).toHaveBeenCalledTimes(1)
})
