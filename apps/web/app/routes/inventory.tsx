import { contentMeta } from '../content/content-meta'
import { contentPage } from '../content/later-page'
import { inventoryHead } from '../content/pages/inventory.head'

const Page = contentPage(async () => (await import('../content/pages/inventory')).inventory)

export const meta = () => contentMeta(inventoryHead)

export default function Inventory() {
  return <Page />
}
