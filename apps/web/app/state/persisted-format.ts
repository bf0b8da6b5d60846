/** The version of the stored states: earlier ones had none, and the same fields. */
export const STATE_VERSION = 1

/** The text that redux-persist stores for a state, for tests that prepare a device: a JSON object with one JSON text a field. */
export const serializePersisted = (state: object): string => {
  const fields = { ...state, _persist: { version: STATE_VERSION, rehydrated: true } }
  return JSON.stringify(
    Object.fromEntries(Object.entries(fields).map(([field, value]) => [field, JSON.stringify(value)])),
  )
}
