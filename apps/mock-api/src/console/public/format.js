const timeZone = 'Asia/Kuala_Lumpur'
const time = /** @type {const} */ ({ hour: '2-digit', minute: '2-digit', timeZone })
const formats = {
  minute: new Intl.DateTimeFormat('en-GB', {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    ...time,
  }),
  second: new Intl.DateTimeFormat('en-GB', { second: '2-digit', ...time }),
}

/**
 * A time in Malaysia: `21 Nov 2026, 13:04`, or `13:04:05`.
 * @param {string} iso
 * @param {keyof typeof formats} to
 */
export const formatTime = (iso, to) => formats[to].format(new Date(iso))

/**
 * Indents JSON; leaves any other text as it is.
 * @param {string} text
 */
export const indentJson = (text) => {
  try {
    return JSON.stringify(JSON.parse(text), null, 2)
  } catch {
    return text
  }
}

/**
 * @param {string} name of a field or a file
 * @param {string} text
 * @throws Error with a message to show
 */
export const parseJson = (name, text) => {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new Error(`${name} is not JSON: ${error instanceof Error ? error.message : error}`)
  }
}

/**
 * Milliseconds of a field: `300` or `100-800`. Any other text is a number that the server rejects.
 * @param {string} text
 */
export const parseDelay = (text) => {
  const [, min, max] = /^\s*(\d+)\s*-\s*(\d+)\s*$/.exec(text) ?? []
  return min === undefined ? Number(text) : { min: Number(min), max: Number(max) }
}
