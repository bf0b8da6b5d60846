import { useEffect } from 'react'
import type { DefaultValues, FieldValues, UseFormReturn } from 'react-hook-form'
import { useCustomerId } from './hooks'

/** Form values by form and customer. In memory only: personal data that was not saved must not stay on the device. */
const unsaved = new Map<string, unknown>()

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
  const key = `${name} of ${useCustomerId()}`
  useEffect(() => {
    // Only this form writes this key, and only its own values.
    const values = unsaved.get(key) as DefaultValues<Values> | undefined
    if (values) reset(values, { keepDefaultValues: true })
    return subscribe({
      formState: { values: true },
      callback: ({ values: latest }) => unsaved.set(key, structuredClone(latest)),
    })
  }, [key, subscribe, reset])
  return () => void unsaved.delete(key)
}
