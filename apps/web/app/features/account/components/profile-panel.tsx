import { Stack } from '../../../components/page'
import { ErrorState } from '../../../components/page-states'
import { ListSkeleton } from '../../../components/skeleton'
import { useProfile } from '../api/use-profile'
import { AvatarForm } from './avatar-form'
import { DetailsForm } from './details-form'

/** Profile: picture and details of the account. */
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
  if (isPending && isFetching) return <ListSkeleton label="Loading your profile" rows={5} height={96} />
  return (
    <ErrorState title="Your profile could not be loaded" onRetry={() => void refetch()} busy={isFetching}>
      <p>Nothing about it has changed. Check your connection, and try again in a moment.</p>
    </ErrorState>
  )
}
