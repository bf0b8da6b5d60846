import { type AddressInput, POLICY } from '@shop/contract'
import { Fragment } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { SelectField, TextField } from '../../../components/form-field'
import { FieldGrid, FullWidth } from '../../../components/form-layout'
import { addressFieldNames, addressFields } from '../address-fields'
import type { AddressFormValues } from '../address-form'
import { nameOfCountry } from '../api/use-shipping'
import { malaysianStates } from '../malaysian-states'

interface AddressFieldsProps {
  readonly part: 'shipping_address' | 'billing_address'
  readonly countries: readonly { readonly code: string; readonly name: string }[]
}

/**
 * The options of a select: the list, and the values that the form has or started with. A saved address keeps a country
 * that is no longer in the list, also while the list loads.
 */
const optionsOf = (list: readonly string[], ...values: readonly (string | undefined)[]): readonly string[] => [
  ...new Set([...list, ...values.flatMap((value) => value || [])]),
]

/** One address. A Malaysian state is selected from a list; any other state or province is typed. */
export const AddressFields = ({ part, countries }: AddressFieldsProps) => {
  const { register, setValue, getFieldState, formState, getValues } = useFormContext<AddressFormValues>()
  const country = useWatch<AddressFormValues, `${typeof part}.country`>({ name: `${part}.country` })
  const state = useWatch<AddressFormValues, `${typeof part}.state`>({ name: `${part}.state` })
  const isMalaysian = country === POLICY.freeShippingCountry
  const nameByCode = new Map(countries.map(({ code, name }) => [code, name]))

  /** Empties a state that the Malaysian list lacks: the select would send it without showing it. */
  const onCountryChange = (next: string) => {
    const isKept = next !== POLICY.freeShippingCountry || malaysianStates.includes(getValues(`${part}.state`))
    if (!isKept) setValue(`${part}.state`, '')
  }

  const fieldOf = (name: keyof AddressInput) => {
    const { isWide, autoComplete, ...field } = addressFields[name]
    const props = {
      ...field,
      autoComplete: `${part === 'shipping_address' ? 'shipping' : 'billing'} ${autoComplete}`,
      error: getFieldState(`${part}.${name}`, formState).error?.message,
    }
    if (name === 'country') {
      return (
        <SelectField
          {...props}
          {...register(`${part}.country`, {
            onChange: ({ target }: { target: { value: string } }) => onCountryChange(target.value),
          })}
        >
          {optionsOf([...nameByCode.keys()], country, formState.defaultValues?.[part]?.country).map((code) => (
            <option key={code} value={code}>
              {nameByCode.get(code) ?? nameOfCountry(code)}
            </option>
          ))}
        </SelectField>
      )
    }
    if (name === 'state' && isMalaysian) {
      return (
        <SelectField key="malaysian" {...props} {...register(`${part}.state`)}>
          <option value="">Choose a state</option>
          {optionsOf(malaysianStates, state).map((option) => (
            <option key={option}>{option}</option>
          ))}
        </SelectField>
      )
    }
    if (name === 'state')
      return <TextField key="other" {...props} label="State or province" {...register(`${part}.state`)} />
    const inputMode = name === 'postal_code' && isMalaysian ? 'numeric' : 'text'
    return <TextField {...props} inputMode={inputMode} {...register(`${part}.${name}`)} />
  }

  return (
    <FieldGrid>
      {addressFieldNames.map((name) => {
        const Cell = addressFields[name].isWide ? FullWidth : Fragment
        return <Cell key={name}>{fieldOf(name)}</Cell>
      })}
    </FieldGrid>
  )
}
