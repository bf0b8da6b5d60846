const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * Whether JSON has at least the fields of `expected`, at any depth. Arrays have the same length, and match element by
 * element.
 */
export const matchesPartially = (expected: unknown, actual: unknown): boolean => {
  if (Array.isArray(expected)) {
    return (
      Array.isArray(actual) &&
      actual.length === expected.length &&
      expected.every((element, index) => matchesPartially(element, actual[index]))
    )
  }
  if (!isRecord(expected)) return expected === actual
  return (
    isRecord(actual) &&
    Object.entries(expected).every(
      ([name, value]) => Object.hasOwn(actual, name) && matchesPartially(value, actual[name]),
    )
  )
}

/** Whether texts, such as those of a query, have at least the fields of `expected`. Of a repeated name any value counts. */
export const matchesTexts = (expected: Readonly<Record<string, unknown>>, actual: unknown): boolean =>
  Object.entries(expected).every(([name, value]) => {
    const texts: unknown = isRecord(actual) ? actual[name] : undefined
    return (Array.isArray(texts) ? texts : [texts]).some((text) => text === String(value))
  })
