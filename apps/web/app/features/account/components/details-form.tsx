import type { Profile } from '@shop/contract/host'
import { FormProvider, useForm } from 'react-hook-form'
import { Link } from 'react-router'
import { api } from '../../../api/client'
import { showFormError } from '../../../api/form-errors'
import { Button } from '../../../components/button'
import { FieldGrid, FixedField, FormSection, TextField } from '../../../components/form-field'
import { Card } from '../../../components/page'
import { productToast } from '../../../components/toast/toasts'
import { paths } from '../../../config/paths'
import { useShopSelector } from '../../../state/hooks'
import { useUnsavedForm } from '../../../state/use-unsaved-form'
import { AddressSections } from '../../addresses/components/address-sections'
import { useProfileChanged } from '../api/use-profile'
import { profileFields, profileResolver, toValues } from '../profile-form-values'
import styles from './details-form.module.css'

/** Name, phone, addresses and tax details; the checkout is prefilled with them. */
export const DetailsForm = ({ profile }: { readonly profile: Profile }) => {
  const email = useShopSelector(({ auth }) => auth.user?.email)
  const applyProfile = useProfileChanged()
  const form = useForm({ resolver: profileResolver(profile), mode: 'onTouched', defaultValues: toValues(profile) })
  const { register, handleSubmit, setError, reset, getValues, formState } = form
  const clearUnsaved = useUnsavedForm('details', form)
  const { errors } = formState

  // Also when the customer has left the panel, unlike the callbacks of `mutate`.
  const update = api.profile.updateDetail.useMutation({
    onSuccess: ({ body: { data, message } }) => {
      reset(data ? toValues(data) : getValues())
      clearUnsaved()
      void applyProfile(data)
      productToast(message ?? 'Your details are saved.')
    },
  })
  const submit = handleSubmit((body) =>
    update.mutate({ body }, { onError: (error) => showFormError(error, setError, profileFields) }),
  )
  return (
    <FormProvider {...form}>
      <Card>
        <form noValidate onSubmit={submit} aria-label="Your details">
          <FormSection title="Your details">
            <FieldGrid>
              <TextField
                label="First name"
                autoComplete="given-name"
                error={errors.first_name?.message}
                {...register('first_name')}
              />
              <TextField
                label="Last name"
                autoComplete="family-name"
                error={errors.last_name?.message}
                {...register('last_name')}
              />
              <FixedField
                label="Email"
                hint={
                  <>
                    You sign in with this email. <Link to={paths.contact}>Contact us</Link> to change it.
                  </>
                }
              >
                {profile.email ?? email}
              </FixedField>
              <TextField
                label="Phone"
                type="tel"
                optional
                autoComplete="tel"
                error={errors.phone?.message}
                {...register('phone')}
              />
            </FieldGrid>
          </FormSection>
          <AddressSections />
          <div className={styles.actions}>
            <Button type="submit" busy={update.isPending}>
              Save details
            </Button>
          </div>
        </form>
      </Card>
    </FormProvider>
  )
}
