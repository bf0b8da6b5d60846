/** The version of the stored states: earlier ones had none, and the same fields. */
export const STATE_VERSION = 1

/**
 * Parses the text that redux-persist stores: a JSON object with one JSON text a field.
 * @returns undefined for any other text
 */
export const parsePersisted = (text: string | null): Readonly<Record<string, unknown>> | undefined => {
  try {
    const outer: unknown = JSON.parse(text ?? '')
    if (typeof outer !== 'object' || outer === null) return undefined
    return Object.fromEntries(Object.entries(outer).map(([field, value]) => [field, JSON.parse(String(value))]))
  } catch {
    return undefined
  }
}

/** Writes a state as redux-persist stores it, for comparisons and for browser tests, which prepare a device. */
export const serializePersisted = (state: object): string =>
  JSON.stringify(
    Object.fromEntries(
      Object.entries({ ...state, _persist: { version: STATE_VERSION, rehydrated: true } }).map(([field, value]) => [
        field,
        JSON.stringify(value),
      ]),
    ),
  )
