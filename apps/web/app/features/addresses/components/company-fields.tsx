import type { TaxDetailsInput } from '@shop/contract'
import { useFormContext } from 'react-hook-form'
import { TextField } from '../../../components/form-field'
import { FieldGrid, FullWidth } from '../../../components/form-layout'

/** Tax details for a company's invoice (requirements §3). */
export const CompanyFields = () => {
  const { register, formState } = useFormContext<{ tax_details: TaxDetailsInput }>()
  const errors = formState.errors.tax_details
  return (
    <FieldGrid>
      <FullWidth>
        <TextField
          label="Company name"
          autoComplete="organization"
          error={errors?.company_name?.message}
          {...register('tax_details.company_name')}
        />
      </FullWidth>
      <TextField
        label="Registration number"
        optional
        autoComplete="off"
        error={errors?.company_registration_number?.message}
        {...register('tax_details.company_registration_number')}
      />
      <TextField
        label="Company phone"
        optional
        type="tel"
        autoComplete="off"
        error={errors?.company_phone?.message}
        {...register('tax_details.company_phone')}
      />
      <TextField
        label="SST number"
        optional
        autoComplete="off"
        error={errors?.sst_number?.message}
        {...register('tax_details.sst_number')}
      />
      <TextField
        label="TIN number"
        optional
        autoComplete="off"
        error={errors?.tin_number?.message}
        {...register('tax_details.tin_number')}
      />
    </FieldGrid>
  )
}
