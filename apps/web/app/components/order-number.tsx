import { shortOrderNumber } from '../config/labels'
import { CopyButton } from './copy-button'

/** An order number in short; its title and its copy button have the whole number. */
export const OrderNumber = ({ id }: { readonly id: string }) => (
  <>
    <data value={id} title={id}>
      {shortOrderNumber(id)}
    </data>
    <CopyButton isIcon text={id} label={`order number ${id}`} />
  </>
)
