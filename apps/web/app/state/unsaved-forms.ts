/**
 * The values by form and customer. In memory only: personal data that was not saved must not stay
 * on the device.
 */
export const unsavedForms = new Map<string, unknown>()
