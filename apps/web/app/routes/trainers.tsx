import { PlainPage } from '../ui/page'
import { pageTitle } from '../ui/page-title'

export const meta = () => pageTitle('Licensed LPI trainers')

export default function Trainers() {
  return <PlainPage title="Licensed LPI trainers" />
}
