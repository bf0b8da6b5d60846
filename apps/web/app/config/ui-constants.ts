/** Timing and limits of the user interface (requirements §9). */

export const COPYRIGHT_START_YEAR = 2001

/**
 * The success, failed and cancelled pages redirect to the home page after this (requirements §2).
 */
export const RESULT_REDIRECT_SECONDS = 15
/** /px/return, and /st/return without a session. */
export const RETURN_REDIRECT_SECONDS = 5
export const CLEARING_DELAY_SECONDS = 1
/** Countdown before another password link can be requested. */
export const PASSWORD_LINK_SECONDS = 60

export const TOAST = {
  productMs: 3_000,
  /** Not in the requirements: time to read a message and to decide to undo what it says. */
  undoMs: 10_000,
  maxVisible: 20,
  maxWidthPx: 350,
  /** Default durations; a loading toast stays until it is replaced. */
  defaultMs: { blank: 4_000, error: 4_000, success: 2_000, loading: null },
} as const

export const HTTP_TIMEOUT_MS = 30_000
export const CHUNK_TIMEOUT_MS = 120_000
export const RETRIES = 3
