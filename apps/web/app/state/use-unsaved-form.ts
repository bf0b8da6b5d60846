import { useEffect } from 'react'
import type { DefaultValues, FieldValues, UseFormReturn } from 'react-hook-form'
import { useCustomerKey } from './hooks'

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

export const clearUnsavedForms = (): void => unsaved.clear()

/**
 * Keeps the unsaved input of an account form while the form is unmounted, as during another panel or a sign-in after an expired
 * session, and restores it for the same customer.
 * @returns a function that drops the input, to be called when it is saved
 */
export const useUnsavedForm = <Values extends FieldValues, Submitted>(
  name: string,
  { subscribe, reset }: Pick<UseFormReturn<Values, unknown, Submitted>, 'subscribe' | 'reset'>,
): (() => void) => {
  const key = `${name} of ${useCustomerKey()}`
  useEffect(() => {
    // Only this form writes this key, and only its own values.
    const values = readUnsavedForm(key) as DefaultValues<Values> | undefined
    if (values) reset(values, { keepDefaultValues: true })
    return subscribe({
      formState: { values: true },
      callback: ({ values: latest }) => storeUnsavedForm(key, latest),
    })
  }, [key, subscribe, reset])
  return () => void unsaved.delete(key)
}
