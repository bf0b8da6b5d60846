import { useFormContext } from 'react-hook-form'
import { TextField } from '../../../components/form-field'
import { FieldGrid } from '../../../components/form-layout'
import type { CheckoutValues } from '../checkout-values'

/** Who orders, and how to reach them. */
export const ContactFields = () => {
  const { register, formState } = useFormContext<CheckoutValues>()
  const errors = formState.errors.customer
  return (
    <FieldGrid>
      <TextField
        label="First name"
        autoComplete="given-name"
        error={errors?.first_name?.message}
        {...register('customer.first_name')}
      />
      <TextField
        label="Last name"
        autoComplete="family-name"
        error={errors?.last_name?.message}
        {...register('customer.last_name')}
      />
      <TextField
        label="Email"
        type="email"
        autoComplete="email"
        hint="The receipt, ebooks and test links go here."
        error={errors?.email?.message}
        {...register('customer.email')}
      />
      <TextField
        label="Phone"
        type="tel"
        autoComplete="tel"
        hint="Only for questions about your order."
        error={errors?.phone?.message}
        {...register('customer.phone')}
      />
    </FieldGrid>
  )
}
