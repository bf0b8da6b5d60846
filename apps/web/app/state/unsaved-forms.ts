import { useEffect } from 'react'
import type { DefaultValues, FieldValues, UseFormReturn } from 'react-hook-form'
import { useCustomerId } from './hooks'

/** By form and customer. In memory alone: what is typed into an account is not for the device. */
const kept = new Map<string, unknown>()

/** Forgets all that was typed: whoever typed it has left. */
export const forgetUnsaved = (): void => kept.clear()

/**
 * Keeps what was typed into a form of the account and not saved when the form goes: to another panel, or to sign in again
 * because the session ran out. It is there when the same customer comes back.
 * @returns how to forget it, once it is saved
 */
export const useUnsaved = <Values extends FieldValues, Sent>(
  name: string,
  { subscribe, reset }: Pick<UseFormReturn<Values, unknown, Sent>, 'subscribe' | 'reset'>,
): (() => void) => {
  const key = `${name} of ${useCustomerId()}`
  useEffect(() => {
    // Only this form writes under this name, and only its own values.
    const typed = kept.get(key) as DefaultValues<Values> | undefined
    if (typed) reset(typed, { keepDefaultValues: true })
    return subscribe({
      formState: { values: true },
      callback: ({ values }) => kept.set(key, structuredClone(values)),
    })
  }, [key, subscribe, reset])
  return () => void kept.delete(key)
}
