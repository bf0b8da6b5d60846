/** Logs a failure that the shopper is not shown (requirements §8, "logged only"). */
export const logFailure = (action: string, error: unknown): void => {
  // biome-ignore lint/suspicious/noConsole: this is the log of "logged only"
  console.warn(`${action} failed`, error)
}
