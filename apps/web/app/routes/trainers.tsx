import { contentMeta } from '../content/content-meta'
import { ContentPage } from '../content/content-page'
import { trainersPage } from '../content/pages/trainers'
import { TrainersTable } from '../features/trainers/trainers-table'

export const meta = () => contentMeta(trainersPage)

export default function Trainers() {
  return (
    <ContentPage page={trainersPage}>
      <TrainersTable />
    </ContentPage>
  )
}
