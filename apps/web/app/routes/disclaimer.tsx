import { contentMeta } from '../content/content-meta'
import { ContentPage } from '../content/content-page'
import { disclaimer } from '../content/pages/disclaimer'

export const meta = () => contentMeta(disclaimer)

export default function Disclaimer() {
  return <ContentPage page={disclaimer} />
}
