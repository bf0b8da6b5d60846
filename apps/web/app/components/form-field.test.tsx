// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { type UseFormReturn, useForm } from 'react-hook-form'
import { expect, it, vi } from 'vitest'
import { fieldsOf, TextField } from './form-field'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)

let form: UseFormReturn | undefined

const Form = ({ name }: { readonly name: string }) => {
  form = useForm()
  return <TextField label="Field" {...fieldsOf(form)(name)} />
}

it.each([
  ['customer.phone', '\u202a+60\u00a012\u2011345.6789\u202c', '+60 12-345 6789'],
  ['phone', '+49 30/901820', '+49 30 901820'],
  ['phone', '(03) 1234 5678', ' 03 1234 5678'],
  ['first_name', '\ufeffNur\u200b\u2011Aisyah', 'Nur-Aisyah'],
  [
    'first_name',
    '\u0639\u0644\u06cc\u200c\u0631\u0636\u0627',
    '\u0639\u0644\u06cc\u200c\u0631\u0636\u0627',
  ],
  ['email', '\u200bnur.contoh@example.com', 'nur.contoh@example.com'],
  ['new_password', 'a\u200bb\u00a0', 'a\u200bb\u00a0'],
])('reads what a pasted %s means', async (name, pasted, meant) => {
  const container = document.createElement('div')
  const root = createRoot(container)
  await act(() => root.render(<Form name={name} />))
  const input = container.querySelector('input')
  if (!input) throw new Error('No field.')
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, pasted)
  await act(async () => input.dispatchEvent(new Event('input', { bubbles: true })))
  expect(form?.getValues(name)).toBe(meant)
  await act(() => root.unmount())
})
