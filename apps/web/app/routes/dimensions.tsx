import { contentMeta } from '../content/content-meta'
import { ContentPage } from '../content/content-page'
import { dimensionsPage } from '../content/pages/dimensions'

export const meta = () => contentMeta(dimensionsPage)

export default function Dimensions() {
  return <ContentPage page={dimensionsPage} />
}
