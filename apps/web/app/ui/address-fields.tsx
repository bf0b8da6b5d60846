import { type AddressInput, POLICY, type ShippingCountry } from '@shop/contract'
import { useFormContext, useWatch } from 'react-hook-form'
import { malaysianStates } from '../config/malaysian-states'
import { SelectField, TextField } from './form-field'
import { Fields, Wide } from './form-layout'

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

/** While the list is on its way, the country that is set is all there is to choose. */
const optionsOf = (countries: readonly ShippingCountry[], chosen: string) =>
  countries.some(({ code }) => code === chosen)
    ? countries
    : [...countries, { code: chosen, name: /^[A-Z]{2}$/.test(chosen) ? (names.of(chosen) ?? chosen) : chosen }]

/** One address. The states of Malaysia are a choice; elsewhere a state or province is typed. */
export const AddressFields = ({ part, countries }: AddressFieldsProps) => {
  const { register, setValue, getFieldState, formState, getValues } = useFormContext<AddressedValues>()
  const country = useWatch<AddressedValues, `${typeof part}.country`>({ name: `${part}.country` })
  const purpose = part === 'shipping_address' ? 'shipping' : 'billing'
  const home = country === POLICY.freeShippingCountry
  const errorOf = (field: 'address_line_one' | 'state' | 'country' | 'postal_code') =>
    getFieldState(`${part}.${field}`, formState).error?.message

  /** A state that the list does not know would be sent without being seen. */
  const onCountry = (next: string) => {
    const state = getValues(`${part}.state`)
    const fits = next !== POLICY.freeShippingCountry || malaysianStates.includes(state)
    if (!fits) setValue(`${part}.state`, '')
  }

  return (
    <Fields>
      <Wide>
        <TextField
          label="Address"
          autoComplete={`${purpose} street-address`}
          error={errorOf('address_line_one')}
          {...register(`${part}.address_line_one`)}
        />
      </Wide>
      <Wide>
        <SelectField
          label="Country"
          autoComplete={`${purpose} country`}
          error={errorOf('country')}
          {...register(`${part}.country`, {
            onChange: ({ target }: { target: { value: string } }) => onCountry(target.value),
          })}
        >
          {optionsOf(countries, country).map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </SelectField>
      </Wide>
      {home ? (
        <SelectField
          key="malaysian"
          label="State"
          autoComplete={`${purpose} address-level1`}
          error={errorOf('state')}
          {...register(`${part}.state`)}
        >
          <option value="">Choose a state</option>
          {malaysianStates.map((state) => (
            <option key={state}>{state}</option>
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
    </Fields>
  )
}
