import { ListState } from '../../api/list-state'
import { useSite } from '../../api/site-settings'
import { ButtonLink } from '../../components/button'
import { DataTable } from '../../components/data-table'
import { Stack } from '../../components/page'
import { EmptyState } from '../../components/page-states'
import { paths } from '../../config/paths'
import { useTrainers } from './use-trainers'

/** The licensed trainers (requirements §2), each with a mail that asks for them. */
export const TrainersTable = () => {
  const query = useTrainers()
  const { email } = useSite().contact
  if (!query.data) return <ListState name="The trainers" query={query} rows={12} height={35} />
  if (query.data.length === 0) {
    return (
      <EmptyState title="No trainers are listed yet">
        <p>Contact us, and we’ll help you find a trainer near you.</p>
        <ButtonLink variant="quiet" to={paths.contact}>
          Get in touch
        </ButtonLink>
      </EmptyState>
    )
  }
  const mailFor = (name: string) =>
    `mailto:${email}?subject=${encodeURIComponent(`Licensed trainer: ${name}`)}`
  return (
    <Stack gap={2}>
      <p>Choose a name to ask for that trainer by email.</p>
      <DataTable
        caption="Licensed LPI trainers"
        keepsColumns
        rows={query.data}
        rowKey={({ trainer_number }) => trainer_number}
        columns={[
          { title: 'No.', cell: ({ trainer_number }) => trainer_number },
          {
            title: 'Name',
            cell: ({ trainer_name }) => <a href={mailFor(trainer_name)}>{trainer_name}</a>,
            isRowHeader: true,
          },
          { title: 'Certification', cell: ({ trainer_certification }) => trainer_certification },
        ]}
      />
    </Stack>
  )
}
