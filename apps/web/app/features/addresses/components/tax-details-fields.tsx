import { useFormContext } from 'react-hook-form'
import { FieldGrid, FullWidth, TextField } from '../../../components/form-field'
import { taxDetailsFieldNames, taxDetailsFields } from '../address-fields'
import type { AddressFormValues } from '../address-form'

/** Tax details for a company's invoice (requirements §3). */
export const TaxDetailsFields = () => {
  const { register, formState } = useFormContext<AddressFormValues>()
  return (
    <FieldGrid>
      {taxDetailsFieldNames.map((name) => {
        const { isWide, ...field } = taxDetailsFields[name]
        const error = formState.errors.tax_details?.[name]?.message
        const control = <TextField key={name} {...field} error={error} {...register(`tax_details.${name}`)} />
        return isWide ? <FullWidth key={name}>{control}</FullWidth> : control
      })}
    </FieldGrid>
  )
}
