import { Highlights } from '../../features/catalogue/components/highlights'
import { starZoneGroups } from '../../features/catalogue/highlight-groups'
import { productSlots } from '../product-slots'

export const Products = () => <Highlights isDense groups={starZoneGroups} {...productSlots} />
