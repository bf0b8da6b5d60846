type Fields = Readonly<Record<string, unknown>>

/**
 * Parses the text that redux-persist stores: a JSON object with one JSON text a field.
 * @returns undefined for any other text
 */
export const parsePersisted = (text: string | null): Fields | undefined => {
  try {
    const outer: unknown = JSON.parse(text ?? '')
    if (typeof outer !== 'object' || outer === null) return undefined
    return Object.fromEntries(
      Object.entries(outer).map(([field, value]): [string, unknown] => [
        field,
        typeof value === 'string' ? JSON.parse(value) : undefined,
      ]),
    )
  } catch {
    return undefined
  }
}

/** redux-persist's own field: the state is restored, and has no version. */
export const restored = { _persist: { version: -1, rehydrated: true } }

/** Writes a state as redux-persist stores it; for browser tests, which prepare a device. */
export const serializePersisted = (state: object): string =>
  JSON.stringify(
    Object.fromEntries(
      Object.entries({ ...state, ...restored }).map(([field, value]) => [field, JSON.stringify(value)]),
    ),
  )
