const MAX_AGE_MS = 60 * 60 * 1000

/** By form and customer. In memory only: personal data that was not saved must not stay on the device. */
const unsaved = new Map<string, { readonly changedAt: number; readonly values: unknown }>()

/** The unsaved values of a form; undefined after an hour. */
export const readUnsavedForm = (key: string): unknown => {
  const form = unsaved.get(key)
  return form && Math.abs(Date.now() - form.changedAt) < MAX_AGE_MS ? form.values : undefined
}

export const storeUnsavedForm = (key: string, values: unknown): void =>
  void unsaved.set(key, { changedAt: Date.now(), values: structuredClone(values) })

export const dropUnsavedForm = (key: string): void => void unsaved.delete(key)

export const dropUnsavedForms = (): void => unsaved.clear()
