import { nameOfCountry, POLICY } from '@shop/contract'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import {
  FieldGrid,
  FullWidth,
  fieldsOf,
  SelectField,
  TextField,
} from '../../../components/mui/form-field'
import { type AddressValues, emptyAddress } from '../address-fields'
import type { AddressFormValues } from '../address-form'
import { placeFieldsOf, postalCodeWarning } from '../country-formats'
import type { PostcodePlace } from '../malaysian-postcodes'
import { FieldWarning } from './field-warning'

/** The states and federal territories of Malaysia, as a postal address names them. */
export const malaysianStates: readonly string[] = [
  'Johor',
  'Kedah',
  'Kelantan',
  'Kuala Lumpur',
  'Labuan',
  'Melaka',
  'Negeri Sembilan',
  'Pahang',
  'Penang',
  'Perak',
  'Perlis',
  'Putrajaya',
  'Sabah',
  'Sarawak',
  'Selangor',
  'Terengganu',
]

interface AddressFieldsProps {
  readonly part: 'shipping_address' | 'billing_address'
  /** Their codes. */
  readonly countries: readonly string[]
  /** What the chosen country means for the order. */
  readonly countryNote?: string | undefined
  /** Shows no other field. */
  readonly countryIsEnough?: boolean
}

/**
 * The options of a select: the list, and the values that the form has or started with. A saved
 * address keeps a country that is no longer in the list, also while the list loads.
 */
const optionsOf = (
  list: readonly string[],
  ...values: readonly (string | undefined)[]
): readonly string[] => [...new Set([...list, ...values.flatMap((value) => value || [])])]

/**
 * The place of a Malaysian postal code, null for an unknown one. The table is loaded for the first
 * code; without it nothing is known.
 */
const findPlace = async (postalCode: string): Promise<PostcodePlace | null | undefined> => {
  if (!/^\s*\d{5}\s*$/.test(postalCode)) return undefined
  const table = await import('../malaysian-postcodes').catch(() => undefined)
  return table && (table.placeOf(postalCode) ?? null)
}

/** In the field that the buyer has reached, typing replaces the filled value. */
const selectFocused = (name: string) => {
  const { activeElement } = document
  if (activeElement instanceof HTMLInputElement && activeElement.name === name)
    activeElement.select()
}

/**
 * The place of the Malaysian postal code in the form. It fills the state and the town where the
 * buyer entered none.
 */
const usePlace = (part: AddressFieldsProps['part'], postalCode: string, isMalaysian: boolean) => {
  const { setValue, getValues, formState } = useFormContext<AddressFormValues>()
  const [place, setPlace] = useState<PostcodePlace | null>()
  const filled = useRef<PostcodePlace>(undefined)
  const apply = useEffectEvent((found: PostcodePlace | null | undefined) => {
    for (const name of ['state', 'town'] as const) {
      const value = getValues(`${part}.${name}`)
      // Replaces also what the last known code filled in.
      const isFree = value === '' || value === filled.current?.[name]
      if (!found || !isFree || value === found[name]) continue
      setValue(`${part}.${name}`, found[name], { shouldValidate: formState.isSubmitted })
      selectFocused(`${part}.${name}`)
    }
    if (found) filled.current = found
    setPlace(found)
  })
  useEffect(() => {
    let isCurrent = true
    void findPlace(isMalaysian ? postalCode : '').then((found) => isCurrent && apply(found))
    return () => {
      isCurrent = false
    }
  }, [postalCode, isMalaysian])
  return place
}

type Place = Awaited<ReturnType<typeof findPlace>>

type TypedPlace = Pick<AddressValues, 'state' | 'postal_code' | 'town'>

/**
 * What stays of a place after a change to another country than Malaysia. A Malaysian state goes:
 * the field would send it without showing it. What a password manager filled in before the country
 * stays.
 * @param found the place of the postal code in the form
 */
const placeAbroad = ({ state, postal_code, town }: TypedPlace, found: Place): TypedPlace => ({
  state: malaysianStates.includes(state) ? '' : state,
  postal_code: found ? '' : postal_code,
  town: town === found?.town ? '' : town,
})

/** Malaysia gets the place back that it had. */
const placeInMalaysia = (typed: TypedPlace, last: TypedPlace): TypedPlace =>
  malaysianStates.includes(typed.state) ? typed : { ...last, town: last.town || typed.town }

const useCountryChange = (part: AddressFieldsProps['part'], isMalaysian: boolean, found: Place) => {
  const { setValue, getValues, clearErrors } = useFormContext<AddressFormValues>()
  const [malaysian, setMalaysian] = useState<TypedPlace>(emptyAddress)
  return (next: string) => {
    const { state, postal_code, town } = getValues(part)
    const typed = { state, postal_code, town }
    if (isMalaysian) setMalaysian(typed)
    const place =
      next === POLICY.freeShippingCountry
        ? placeInMalaysia(typed, malaysian)
        : placeAbroad(typed, found)
    for (const name of ['state', 'postal_code', 'town'] as const)
      setValue(`${part}.${name}`, place[name])
    clearErrors([`${part}.state`, `${part}.postal_code`, `${part}.town`])
  }
}

/** The postal code is one of another state, which may be seen while it is typed. */
const mismatchWarning = ({ state, postal_code }: AddressValues, found: Place) => {
  if (!found || state === '' || state === found.state) return undefined
  const place = found.town === found.state ? found.town : `${found.town}, ${found.state}`
  return `${postal_code.trim()} is a postal code of ${place}. Please check the code and the state.`
}

/**
 * What may be wrong with the postal code of an address.
 * @param isTouched false while it is being typed for the first time
 */
const codeWarning = (address: AddressValues, found: Place, isTouched: boolean) => {
  const { country, postal_code } = address
  const isMalaysian = country === POLICY.freeShippingCountry
  const mismatch = isMalaysian ? mismatchWarning(address, found) : undefined
  if (mismatch || !isTouched) return mismatch
  return isMalaysian && found === null
    ? `We don’t know the postal code ${postal_code.trim()}. Please check it.`
    : postalCodeWarning(country, postal_code)
}

type RegisteredField = ReturnType<
  ReturnType<typeof fieldsOf<AddressFormValues, unknown, AddressFormValues>>
>

interface StateFieldProps extends RegisteredField {
  readonly label: string
  readonly autoComplete: string
  /** The value of a state in Malaysia, which is selected from a list. */
  readonly malaysian: string | undefined
}

const StateField = ({ malaysian, ...props }: StateFieldProps) =>
  malaysian === undefined ? (
    <TextField key="other" {...props} />
  ) : (
    <SelectField key="malaysian" {...props}>
      <option value="">Choose a state</option>
      {optionsOf(malaysianStates, malaysian).map((option) => (
        <option key={option}>{option}</option>
      ))}
    </SelectField>
  )

/** The address in the form, and what follows from its country and its postal code. */
const useTypedAddress = (part: AddressFieldsProps['part']) => {
  const address = useWatch<AddressFormValues, typeof part>({ name: part })
  const isMalaysian = address.country === POLICY.freeShippingCountry
  const found = usePlace(part, address.postal_code, isMalaysian)
  const changeCountry = useCountryChange(part, isMalaysian, found)
  return { address, isMalaysian, found, changeCountry }
}

const toOption = (country: string) => (
  <option key={country} value={country}>
    {nameOfCountry(country)}
  </option>
)

/** One address, with the fields that its country needs. */
export const AddressFields = ({
  part,
  countries,
  countryNote,
  countryIsEnough = false,
}: AddressFieldsProps) => {
  const form = useFormContext<AddressFormValues>()
  const { formState, getFieldState } = form
  const { address, isMalaysian, found, changeCountry } = useTypedAddress(part)
  const { country, state } = address
  const { isTouched, error } = getFieldState(`${part}.postal_code`, formState)
  const warning = codeWarning(address, found, isTouched)

  const section = part === 'shipping_address' ? 'shipping' : 'billing'
  const field = fieldsOf(form)
  const place = placeFieldsOf(country)
  // Registered in the order of the page: an error focuses the first field that is registered.
  return (
    <FieldGrid>
      <FullWidth>
        <SelectField
          label="Country"
          autoComplete={`${section} country`}
          hint={countryNote ? <span role="status">{countryNote}</span> : undefined}
          {...field(`${part}.country`, { onChange: ({ target }) => changeCountry(target.value) })}
        >
          {optionsOf(countries, country, formState.defaultValues?.[part]?.country).map(toOption)}
        </SelectField>
      </FullWidth>
      {countryIsEnough ? null : (
        <>
          <FullWidth>
            <TextField
              label="Address"
              autoComplete={`${section} address-line1`}
              {...field(`${part}.address_line_one`)}
            />
          </FullWidth>
          <FullWidth>
            <TextField
              label="Apartment or building"
              autoComplete={`${section} address-line2`}
              optional
              {...field(`${part}.address_line_two`)}
            />
          </FullWidth>
          <TextField
            {...place.postal_code}
            autoComplete={`${section} postal-code`}
            hint={warning && !error ? <FieldWarning>{warning}</FieldWarning> : undefined}
            inputMode={isMalaysian ? 'numeric' : 'text'}
            {...field(`${part}.postal_code`)}
          />
          <TextField
            {...place.town}
            autoComplete={`${section} address-level2`}
            {...field(`${part}.town`)}
          />
          <StateField
            {...place.state}
            autoComplete={`${section} address-level1`}
            {...field(`${part}.state`)}
            malaysian={isMalaysian ? state : undefined}
          />
        </>
      )}
    </FieldGrid>
  )
}
