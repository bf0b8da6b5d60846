import { faultControls } from './fault-controls.ts'
import { purchaseControls } from './purchase-controls.ts'
import { requestControls } from './request-controls.ts'
import { stubControls } from './stub-controls.ts'
import { upstreamControls } from './upstream-controls.ts'
import { worldControls } from './world-controls.ts'

/** All controls by their route, such as `POST /reset`. */
export const allControls = {
  ...worldControls,
  ...requestControls,
  ...faultControls,
  ...stubControls,
  ...upstreamControls,
  ...purchaseControls,
}
