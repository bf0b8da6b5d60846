import { api } from '../../api/client'
import { queryKeys } from '../../api/query-keys'
import { ButtonLink } from '../../components/button'
import { DataTable } from '../../components/data-table'
import { EmptyState, ErrorState } from '../../components/page-states'
import { ListSkeleton } from '../../components/skeleton'
import { paths } from '../../config/paths'

/** The licensed trainers of requirements §2, cached under `licensed-trainers` (requirements §7). */
export const TrainersTable = () => {
  const { data, isPending, refetch, isFetching } = api.trainers.list.useQuery({
    queryKey: queryKeys.trainers,
    select: ({ body }) => body.data,
  })
  if (isPending) return <ListSkeleton label="Loading the trainers" rows={12} height={35} />
  // After a failed refetch the loaded data stays.
  if (!data) {
    return (
      <ErrorState title="We couldn’t load the trainers" onRetry={() => refetch()} busy={isFetching}>
        <p>Check your connection, or try again in a moment.</p>
      </ErrorState>
    )
  }
  if (data.length === 0) {
    return (
      <EmptyState title="No trainers are listed yet">
        <p>Contact us, and we’ll help you find a trainer near you.</p>
        <ButtonLink variant="quiet" to={paths.contact}>
          Get in touch
        </ButtonLink>
      </EmptyState>
    )
  }
  return (
    <DataTable
      caption="Licensed LPI trainers"
      rows={data}
      rowKey={({ trainer_number }) => trainer_number}
      columns={[
        { title: 'No.', cell: ({ trainer_number }) => trainer_number, width: '5rem' },
        { title: 'Name', cell: ({ trainer_name }) => trainer_name, isRowHeader: true },
        { title: 'Certification', cell: ({ trainer_certification }) => trainer_certification },
      ]}
    />
  )
}
