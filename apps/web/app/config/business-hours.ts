import { POLICY } from '@shop/contract'

const twelveHour = (hour: number) =>
  `${hour % 12 === 0 ? 12 : hour % 12}\u00a0${hour < 12 ? 'am' : 'pm'}`

/** Requirements §9. */
export const businessHours =
  `${twelveHour(POLICY.businessHours.opens)} to ` +
  `${twelveHour(POLICY.businessHours.closes)}, Monday to Friday, except public holidays`
