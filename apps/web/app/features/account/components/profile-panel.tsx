import Button from '@mui/material/Button'
import type { Profile } from '@shop/contract/host'
import { useEffect } from 'react'
import { FormProvider, type UseFormReturn, useForm } from 'react-hook-form'
import { Link } from 'react-router'
import { profileApi } from '../../../api/domains/profile'
import { showFormError } from '../../../api/form-errors'
import { ListState } from '../../../api/list-state'
import {
  FieldGrid,
  FixedField,
  FormSection,
  fieldsOf,
  phoneNumber,
  TextField,
} from '../../../components/mui/form-field'
import { Card, Stack } from '../../../components/page'
import { productToast } from '../../../components/toast/toasts'
import { paths } from '../../../config/paths'
import { useCustomerKey, useShopSelector } from '../../../state/hooks'
import { unsavedForms } from '../../../state/unsaved-forms'
import { AddressSections } from '../../addresses/components/address-sections'
import { useProfile, useProfileChanged } from '../api/use-profile'
import { profileResolver, shownFields, toValues } from '../profile-form-values'
import { AvatarForm } from './avatar-form'
import styles from './profile-panel.module.css'

type DetailsValues = ReturnType<typeof toValues>

/**
 * Restores the input that was unsaved when another panel, or a sign-in after an expired session,
 * took the place of the form. Returns a function that forgets it.
 */
const useUnsavedDetails = ({
  subscribe,
  reset,
}: Pick<UseFormReturn<DetailsValues>, 'subscribe' | 'reset'>) => {
  const unsavedKey = `details of ${useCustomerKey()}`
  useEffect(() => {
    // Only this form writes this key, and only its own values.
    const unsaved = unsavedForms.get(unsavedKey) as DetailsValues | undefined
    if (unsaved) reset(unsaved, { keepDefaultValues: true })
    return subscribe({
      formState: { values: true },
      callback: ({ values }) => unsavedForms.set(unsavedKey, structuredClone(values)),
    })
  }, [unsavedKey, subscribe, reset])
  return () => unsavedForms.delete(unsavedKey)
}

const emailHint = (
  <>
    You sign in with this email. <Link to={paths.contact}>Contact us</Link> to change it.
  </>
)

/** Name, phone, addresses and tax details; the checkout is prefilled with them. */
const DetailsForm = ({ profile }: { readonly profile: Profile }) => {
  const email = useShopSelector(({ auth }) => auth.user?.email)
  const applyProfile = useProfileChanged()
  const form = useForm({
    resolver: profileResolver(profile),
    mode: 'onTouched',
    defaultValues: toValues(profile),
  })
  const field = fieldsOf(form)
  const forgetUnsaved = useUnsavedDetails(form)

  // Also when the customer has left the panel, unlike the callbacks of `mutate`.
  const update = profileApi.updateDetail.useMutation({
    onSuccess: ({ body: { data, message } }) => {
      form.reset(data ? toValues(data) : form.getValues())
      forgetUnsaved()
      void applyProfile(data)
      productToast(message ?? 'Your details are saved.')
    },
  })
  const submit = form.handleSubmit((body) =>
    update.mutate(
      { body },
      { onError: (error) => showFormError(error, form.setError, shownFields(form.getValues())) },
    ),
  )
  return (
    <FormProvider {...form}>
      <Card>
        <form noValidate onSubmit={submit} aria-label="Your details">
          <FormSection title="Your details">
            <FieldGrid>
              <TextField label="First name" autoComplete="given-name" {...field('first_name')} />
              <TextField label="Last name" autoComplete="family-name" {...field('last_name')} />
              <FixedField label="Email" hint={emailHint}>
                {profile.email ?? email}
              </FixedField>
              <TextField
                label="Phone"
                type="tel"
                optional
                autoComplete="tel"
                {...field('phone', phoneNumber)}
              />
            </FieldGrid>
          </FormSection>
          <AddressSections />
          <div className={styles.actions}>
            <Button type="submit" loading={update.isPending}>
              Save details
            </Button>
          </div>
        </form>
      </Card>
    </FormProvider>
  )
}

export const ProfilePanel = () => {
  const query = useProfile()
  if (!query.data) {
    const note = 'Nothing about it has changed.'
    return <ListState name="Your profile" query={query} note={note} rows={5} height={96} />
  }
  return (
    <Stack gap={3}>
      <AvatarForm profile={query.data} />
      <DetailsForm profile={query.data} />
    </Stack>
  )
}
