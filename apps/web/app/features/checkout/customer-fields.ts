import type { CustomerInput } from '@shop/contract'
import type { ComponentProps } from 'react'
import { fieldNamesOf } from '../addresses/address-fields'

interface Field extends Pick<ComponentProps<'input'>, 'autoComplete' | 'type'> {
  readonly label: string
  readonly hint?: string
}

/** The contact fields of an order, in the order of the form. */
export const customerFields: Readonly<Record<keyof CustomerInput, Field>> = {
  first_name: { label: 'First name', autoComplete: 'given-name' },
  last_name: { label: 'Last name', autoComplete: 'family-name' },
  email: {
    label: 'Email',
    type: 'email',
    autoComplete: 'email',
    hint: 'We’ll send your receipt, ebooks and test links here.',
  },
  phone: { label: 'Phone', type: 'tel', autoComplete: 'tel', hint: 'Only for questions about your order.' },
}

export const customerFieldNames: readonly (keyof CustomerInput)[] = fieldNamesOf(customerFields)
