import { nameOfCountry, POLICY } from '@shop/contract'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import {
  FieldGrid,
  FullWidth,
  fieldsOf,
  SelectField,
  TextField,
} from '../../../components/mui/form-field'
import { type AddressValues, placeFieldsOf } from '../address-fields'
import type { AddressFormValues } from '../address-form'
import type { PostcodePlace } from '../malaysian-postcodes'

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
 * Fills the state and the town of a known Malaysian postal code where the buyer entered none, or
 * where the last known code did. The table is loaded for the first code.
 */
const useFilledPlace = (
  part: AddressFieldsProps['part'],
  { country, postal_code }: AddressValues,
) => {
  const { setValue, getValues, formState } = useFormContext<AddressFormValues>()
  const filled = useRef<PostcodePlace>(undefined)
  const fill = useEffectEvent((place: PostcodePlace | undefined) => {
    if (!place) return
    for (const name of ['state', 'town'] as const) {
      if (['', filled.current?.[name]].includes(getValues(`${part}.${name}`)))
        setValue(`${part}.${name}`, place[name], { shouldValidate: formState.isSubmitted })
    }
    filled.current = place
  })
  useEffect(() => {
    if (country !== POLICY.freeShippingCountry || !/^\s*\d{5}\s*$/.test(postal_code)) return
    let isCurrent = true
    void import('../malaysian-postcodes').then(
      ({ placeOf }) => isCurrent && fill(placeOf(postal_code)),
      // Without the table the buyer enters them.
      () => undefined,
    )
    return () => {
      isCurrent = false
    }
  }, [country, postal_code])
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
  const address = useWatch<AddressFormValues, typeof part>({ name: part })
  useFilledPlace(part, address)
  const { country, state } = address
  const isMalaysian = country === POLICY.freeShippingCountry
  // The state is one of the country, which also decides what is required.
  const changeCountry = () => {
    form.setValue(`${part}.state`, '')
    form.clearErrors([`${part}.state`, `${part}.postal_code`, `${part}.town`])
  }

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
          {...field(`${part}.country`, { onChange: changeCountry })}
        >
          {optionsOf(countries, country, form.formState.defaultValues?.[part]?.country).map(
            toOption,
          )}
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
