import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { FormProvider, useForm } from 'react-hook-form'
import { expect, it } from 'vitest'
import { CheckField } from './check-field'

const Form = () => {
  const form = useForm({ defaultValues: { isSame: true } })
  return (
    <FormProvider {...form}>
      <CheckField label="Same address" name="isSame" />
      <output>{String(form.watch('isSame'))}</output>
      <button type="button" onClick={() => form.reset()}>
        Reset
      </button>
    </FormProvider>
  )
}

it('a checkbox changes the form, and shows its value when the form is reset', async () => {
  render(<Form />)
  const checkbox = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Same address' })
  expect(checkbox.checked).toBe(true)
  await userEvent.click(checkbox)
  expect(screen.getByRole('status').textContent).toBe('false')
  await userEvent.click(screen.getByRole('button', { name: 'Reset' }))
  expect(checkbox.checked).toBe(true)
})
