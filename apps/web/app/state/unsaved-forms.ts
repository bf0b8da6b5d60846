/** By form and customer. In memory only: personal data that was not saved must not stay on the device. */
const unsaved = new Map<string, unknown>()

export const readUnsavedForm = (key: string): unknown => unsaved.get(key)

export const storeUnsavedForm = (key: string, values: unknown): void => void unsaved.set(key, structuredClone(values))

export const dropUnsavedForm = (key: string): void => void unsaved.delete(key)

export const dropUnsavedForms = (): void => unsaved.clear()
