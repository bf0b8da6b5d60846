import { Card, Row, Stack } from '../../../components/page'
import { ErrorState } from '../../../components/page-states'
import { Loading, Skeleton } from '../../../components/skeleton'
import { useProfile } from '../api/use-profile'
import { AvatarForm } from './avatar-form'
import { DetailsForm } from './details-form'
import styles from './profile-panel.module.css'

const ProfileSkeleton = () => (
  <Loading label="Loading your profile">
    <Stack gap={3}>
      <Card>
        <Row gap={2}>
          <div className={styles.round}>
            <Skeleton width={96} height={96} />
          </div>
          <div className={styles.content}>
            <Skeleton width="60%" height={72} />
          </div>
        </Row>
      </Card>
      <Card>
        <Stack gap={3}>
          {['name', 'email', 'street', 'place'].map((field) => (
            <Skeleton key={field} height={72} />
          ))}
        </Stack>
      </Card>
    </Stack>
  </Loading>
)

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
  if (isPending && isFetching) return <ProfileSkeleton />
  return (
    <ErrorState title="Your profile could not be loaded" onRetry={() => void refetch()} busy={isFetching}>
      <p>Nothing about it has changed. Check your connection, and try again in a moment.</p>
    </ErrorState>
  )
}
