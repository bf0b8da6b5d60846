import { contentMeta } from '../content/content-meta'
import { ContentPage } from '../content/content-page'
import { inventory } from '../content/pages/inventory'

export const meta = () => contentMeta(inventory)

export default function Inventory() {
  return <ContentPage page={inventory} />
}
