import { Stack } from '../../ui/page'
import { Failure, FormWaits } from '../../ui/states'
import { AvatarForm } from './avatar-form'
import { DetailsForm } from './details-form'
import { useProfile } from './use-profile'

/** Profile: the picture and the details of the account. */
export const ProfilePanel = () => {
  const { data: profile, isPending, isFetching, refetch } = useProfile()
  if (profile) {
    return (
      <Stack gap={3}>
        <AvatarForm profile={profile} />
        <DetailsForm profile={profile} />
      </Stack>
    )
  }
  if (isPending && isFetching) return <FormWaits />
  return (
    <Failure title="Your profile could not be loaded" onRetry={() => void refetch()} busy={isFetching}>
      <p>Nothing about it has changed. Check your connection, and try again in a moment.</p>
    </Failure>
  )
}
