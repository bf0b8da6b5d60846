import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type RegisterOptions, useForm } from 'react-hook-form'
import { expect, it, vi } from 'vitest'
import { asTyped, fieldsOf, phoneNumber, TextField } from './form-field'

interface Values {
  readonly field: string
}

interface FormProps {
  readonly options: RegisterOptions<Values>
  readonly onSubmit: (values: Values) => void
}

const Form = ({ options, onSubmit }: FormProps) => {
  const form = useForm<Values>()
  return (
    <form onSubmit={form.handleSubmit((values) => onSubmit(values))}>
      <TextField label="Field" {...fieldsOf(form)('field', options)} />
    </form>
  )
}

it.each([
  ['phone number', phoneNumber, '\u202a+60\u00a012\u2011345.6789\u202c', '+60 12-345 6789'],
  ['phone number', phoneNumber, '+49 30/901820', '+49 30 901820'],
  ['phone number', phoneNumber, 'tel:+(60)12\u2013345\u22126789\ufe0d', '+60 12-345-6789'],
  ['phone number', phoneNumber, '\uff10\uff11\uff12 345 6789', '012 345 6789'],
  ['phone number', phoneNumber, '(03) 1234 5678', ' 03 1234 5678'],
  ['name', {}, '\ufeffNur\u200b\u2011Aisyah', 'Nur-Aisyah'],
  [
    'name with joiners',
    {},
    '\u0639\u0644\u06cc\u200c\u0631\u0636\u0627',
    '\u0639\u0644\u06cc\u200c\u0631\u0636\u0627',
  ],
  ['email', {}, '\u200bnur.contoh@example.com', 'nur.contoh@example.com'],
  ['password', asTyped, 'a\u200bb\u00a0', 'a\u200bb\u00a0'],
])('submits what a pasted %s means', async (_, options, pasted, field) => {
  const onSubmit = vi.fn()
  render(<Form {...{ options, onSubmit }} />)
  await userEvent.click(screen.getByLabelText('Field'))
  await userEvent.paste(pasted)
  await userEvent.keyboard('{Enter}')
  expect(onSubmit).toHaveBeenCalledWith({ field })
})
