let lastError: unknown

/** Logs a failure that the shopper is not shown (requirements §8, "logged only"), once. */
export const logFailure = (action: string, error: unknown): void => {
  if (error === lastError) return
  lastError = error
  // biome-ignore lint/suspicious/noConsole: this is the log of "logged only"
  console.warn(`${action} failed`, error)
}
