// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { FormProvider, type UseFormReturn, useForm } from 'react-hook-form'
import { afterEach, expect, it } from 'vitest'
import { CheckField } from './check-field'

afterEach(cleanup)

let form: UseFormReturn<{ isSame: boolean }> | undefined

const Form = () => {
  form = useForm<{ isSame: boolean }>({ defaultValues: { isSame: true } })
  return (
    <FormProvider {...form}>
      <CheckField label="Same address" name="isSame" />
    </FormProvider>
  )
}

it('a checkbox changes the form, and shows its value when the form is reset', async () => {
  render(<Form />)
  const checkbox = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Same address' })
  expect(checkbox.checked).toBe(true)
  await userEvent.click(checkbox)
  expect(form?.getValues('isSame')).toBe(false)
  act(() => form?.reset())
  expect(checkbox.checked).toBe(true)
})
