import { faultControls } from './fault-controls.ts'
import { purchaseControls } from './purchase-controls.ts'
import { requestControls } from './request-controls.ts'
import { stubControls } from './stub-controls.ts'
import { upstreamControls } from './upstream-controls.ts'
import { worldControls } from './world-controls.ts'

/** Written out, because the declarations of the packed mock cannot name an inferred type. */
type AllControls = typeof worldControls &
  typeof requestControls &
  typeof faultControls &
  typeof stubControls &
  typeof upstreamControls &
  typeof purchaseControls

/** All controls by their route, such as `POST /reset`. */
export const allControls: AllControls = {
  ...worldControls,
  ...requestControls,
  ...faultControls,
  ...stubControls,
  ...upstreamControls,
  ...purchaseControls,
}
