import { useFormContext } from 'react-hook-form'
import { FieldGrid, TextField } from '../../../components/form-field'
import type { CheckoutValues } from '../checkout-values'
import { customerFieldNames, customerFields } from '../customer-fields'

export const ContactFields = () => {
  const { register, formState } = useFormContext<CheckoutValues>()
  return (
    <FieldGrid>
      {customerFieldNames.map((name) => (
        <TextField
          key={name}
          {...customerFields[name]}
          error={formState.errors.customer?.[name]?.message}
          {...register(`customer.${name}`)}
        />
      ))}
    </FieldGrid>
  )
}
