import { contentMeta } from '../content/content-meta'
import { contentPage } from '../content/later-page'
import { trainersHead } from '../content/pages/trainers.head'
import { TrainersTable } from '../features/trainers/trainers-table'

const Page = contentPage(async () => (await import('../content/pages/trainers')).trainersPage)

export const meta = () => contentMeta(trainersHead)

export default function Trainers() {
  return (
    <Page>
      <TrainersTable />
    </Page>
  )
}
