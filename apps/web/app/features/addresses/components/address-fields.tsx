import { type AddressInput, POLICY, type ShippingCountry } from '@shop/contract'
import { useFormContext, useWatch } from 'react-hook-form'
import { SelectField, TextField } from '../../../components/form-field'
import { FieldGrid, FullWidth } from '../../../components/form-layout'
import { malaysianStates } from '../malaysian-states'

/** What a form with these fields holds, besides what else it asks. */
interface AddressedValues {
  readonly shipping_address: AddressInput
  readonly billing_address: AddressInput
}

interface AddressFieldsProps {
  readonly part: 'shipping_address' | 'billing_address'
  readonly countries: readonly ShippingCountry[]
}

const names = new Intl.DisplayNames(['en-GB'], { type: 'region' })

const nameOf = (country: string) => (/^[A-Z]{2}$/.test(country) ? (names.of(country) ?? country) : country)

/**
 * What a list offers, and whatever else the form has or came with: a kept address is not lost for having a country that is no
 * longer offered, or while the list is on its way.
 */
const offered = (list: readonly string[], ...kept: readonly (string | undefined)[]): readonly string[] => [
  ...new Set([...list, ...kept.flatMap((value) => value || [])]),
]

/** One address. The states of Malaysia are a choice; elsewhere a state or province is typed. */
export const AddressFields = ({ part, countries }: AddressFieldsProps) => {
  const { register, setValue, getFieldState, formState, getValues } = useFormContext<AddressedValues>()
  const country = useWatch<AddressedValues, `${typeof part}.country`>({ name: `${part}.country` })
  const purpose = part === 'shipping_address' ? 'shipping' : 'billing'
  const state = useWatch<AddressedValues, `${typeof part}.state`>({ name: `${part}.state` })
  const home = country === POLICY.freeShippingCountry
  const before = formState.defaultValues?.[part]
  const nameByCode = new Map(countries.map(({ code, name }) => [code, name]))
  const errorOf = (field: 'address_line_one' | 'state' | 'country' | 'postal_code') =>
    getFieldState(`${part}.${field}`, formState).error?.message

  /** A state that the list does not know would be sent without being seen. */
  const onCountry = (next: string) => {
    const typed = getValues(`${part}.state`)
    const fits = next !== POLICY.freeShippingCountry || malaysianStates.includes(typed)
    if (!fits) setValue(`${part}.state`, '')
  }

  return (
    <FieldGrid>
      <FullWidth>
        <TextField
          label="Address"
          autoComplete={`${purpose} street-address`}
          error={errorOf('address_line_one')}
          {...register(`${part}.address_line_one`)}
        />
      </FullWidth>
      <FullWidth>
        <SelectField
          label="Country"
          autoComplete={`${purpose} country`}
          error={errorOf('country')}
          {...register(`${part}.country`, {
            onChange: ({ target }: { target: { value: string } }) => onCountry(target.value),
          })}
        >
          {offered([...nameByCode.keys()], country, before?.country).map((code) => (
            <option key={code} value={code}>
              {nameByCode.get(code) ?? nameOf(code)}
            </option>
          ))}
        </SelectField>
      </FullWidth>
      {home ? (
        <SelectField
          key="malaysian"
          label="State"
          autoComplete={`${purpose} address-level1`}
          error={errorOf('state')}
          {...register(`${part}.state`)}
        >
          <option value="">Choose a state</option>
          {offered(malaysianStates, state).map((name) => (
            <option key={name}>{name}</option>
          ))}
        </SelectField>
      ) : (
        <TextField
          key="other"
          label="State or province"
          autoComplete={`${purpose} address-level1`}
          error={errorOf('state')}
          {...register(`${part}.state`)}
        />
      )}
      <TextField
        label="Postal code"
        autoComplete={`${purpose} postal-code`}
        inputMode={home ? 'numeric' : 'text'}
        error={errorOf('postal_code')}
        {...register(`${part}.postal_code`)}
      />
    </FieldGrid>
  )
}
