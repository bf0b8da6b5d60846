import { useEffect } from 'react'
import type { DefaultValues, FieldValues, UseFormReturn } from 'react-hook-form'
import { useCustomerKey } from '../../state/hooks'
import { dropUnsavedForm, readUnsavedForm, storeUnsavedForm } from '../../state/unsaved-forms'

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
  return () => dropUnsavedForm(key)
}
