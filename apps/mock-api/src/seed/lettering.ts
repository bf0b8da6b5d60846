import drawn from './letters.json' with { type: 'json' }

const perEm = 1000
const letters = new Map(Object.entries(drawn.letters))
const kerns = new Map(Object.entries(drawn.kerns))

interface Letter {
  readonly outline: string
  /** From the line's start, in thousandths of the size. */
  readonly at: number
}

/** @throws Error naming a letter that was not drawn: `tools/draw-letters.ts` draws them. */
const place = (text: string): { placed: Letter[]; width: number } => {
  const placed: Letter[] = []
  let at = 0
  let before = ''
  for (const character of text) {
    const [advance, outline] = letters.get(character) ?? []
    if (typeof advance !== 'number' || typeof outline !== 'string')
      throw new Error(`No letter is drawn for ${character}.`)
    at += kerns.get(before + character) ?? 0
    if (outline) placed.push({ outline, at })
    at += advance
    before = character
  }
  return { placed, width: at }
}

/** Breaks a title into lines that are at most `width` wide at a size, both in pixels. */
export const breakLines = (title: string, width: number, size: number): string[] => {
  const lines: string[] = []
  for (const word of title.split(' ')) {
    const last = lines.at(-1)
    const longer = `${last} ${word}`
    if (last !== undefined && (place(longer).width * size) / perEm <= width) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}

/** A line of the display face as SVG markup, its baseline beginning at x, y. */
export const setLine = (text: string, { x, y, size, fill }: { x: number; y: number; size: number; fill: string }) =>
  `<g transform="translate(${x} ${y}) scale(${size / perEm})" fill="${fill}">${place(text)
    .placed.map(({ outline, at }) => `<path transform="translate(${at} 0)" d="${outline}"/>`)
    .join('')}</g>`
