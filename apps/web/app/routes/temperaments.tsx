import { contentMeta } from '../content/content-meta'
import { ContentPage } from '../content/content-page'
import { temperaments } from '../content/pages/temperaments'

export const meta = () => contentMeta(temperaments)

export default function Temperaments() {
  return <ContentPage page={temperaments} />
}
