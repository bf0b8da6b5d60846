const suggestedHosts = [
  'gmail.com',
  'yahoo.com',
  'yahoo.com.my',
  'hotmail.com',
  'outlook.com',
  'live.com',
  'icloud.com',
]

/** Real hosts that look like a mistyped one. */
const otherHosts = ['ymail.com', 'mail.com', 'email.com', 'gmx.com', 'me.com']

/**
 * Whether one text is the other with a character added, left out, replaced or swapped with its
 * neighbour.
 */
const isOneSlip = (typed: string, host: string): boolean => {
  let start = 0
  while (start < typed.length && typed[start] === host[start]) start += 1
  let end = 0
  const rest = Math.min(typed.length, host.length) - start
  while (end < rest && typed.at(-1 - end) === host.at(-1 - end)) end += 1
  const [left, right] = [typed, host].map((text) => text.slice(start, text.length - end))
  if (left === undefined || right === undefined) return false
  if (left.length <= 1 && right.length <= 1) return true
  return left.length === 2 && right.length === 2 && left[0] === right[1] && left[1] === right[0]
}

/**
 * The address that was probably meant, where the host of the typed one is a common one mistyped.
 */
export const suggestEmail = (typed: string): string | undefined => {
  const at = typed.lastIndexOf('@')
  const host = typed
    .slice(at + 1)
    .trim()
    .toLowerCase()
  if (at < 1 || [...suggestedHosts, ...otherHosts].includes(host)) return undefined
  const meant = suggestedHosts.find((each) => isOneSlip(host, each))
  return meant && `${typed.slice(0, at).replace(/^.*[\s<]/s, '')}@${meant}`
}
