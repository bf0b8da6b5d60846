/** For failures that the spec's error catalogue keeps from the shopper (§8, "logged only"). */
export const logFailure = (what: string, error: unknown): void => {
  // biome-ignore lint/suspicious/noConsole: this is the log of "logged only"
  console.warn(`${what} failed`, error)
}
