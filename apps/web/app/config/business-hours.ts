import { POLICY } from '@shop/contract'

const twelveHour = (hour: number) => `${hour % 12 === 0 ? 12 : hour % 12}\u00a0${hour < 12 ? 'am' : 'pm'}`

/** Requirements §9, as in `10 am to 6 pm`. */
export const openingHours = `${twelveHour(POLICY.businessHours.opens)} to ${twelveHour(POLICY.businessHours.closes)}`

export const businessHours = `${openingHours}, Monday to Friday, except public holidays`
