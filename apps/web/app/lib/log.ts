/** For failures that the spec's error catalogue keeps from the shopper (§8, "logged only"). */
export const logFailure = (what: string, error: unknown): void => {
  console.warn(`${what} failed`, error)
}
