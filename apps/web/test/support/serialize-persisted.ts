/** The text that redux-persist stores for a state: a JSON object with one JSON text a field. */
export const serializePersisted = (state: object): string => {
  const fields = { ...state, _persist: { version: -1, rehydrated: true } }
  return JSON.stringify(
    Object.fromEntries(
      Object.entries(fields).map(([field, value]) => [field, JSON.stringify(value)]),
    ),
  )
}
