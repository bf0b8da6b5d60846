/** Sets of characters as sorted, disjoint ranges: from, to, from, to. */
export type CodePoints = readonly number[]

const LAST = 0x10ffff

export function codePoints(...ranges: readonly (readonly [number, number])[]): CodePoints {
  const merged: number[] = []
  for (const [from, to] of ranges.toSorted(([a], [b]) => a - b)) {
    const end = merged.at(-1)
    if (end !== undefined && from <= end + 1) merged[merged.length - 1] = Math.max(end, to)
    else merged.push(from, to)
  }
  return merged
}

export function complement(set: CodePoints): CodePoints {
  const bounds = [-1, ...set, LAST + 1]
  const ranges: [number, number][] = []
  for (let index = 0; index < bounds.length; index += 2) {
    const [from, to] = [(bounds[index] ?? 0) + 1, (bounds[index + 1] ?? 0) - 1]
    if (from <= to) ranges.push([from, to])
  }
  return codePoints(...ranges)
}

const controls: Record<string, number> = { t: 9, n: 10, v: 11, f: 12, r: 13, 0: 0 }

/** The characters of an escape without its backslash, with the text it takes; undefined for assertions and references. */
export function escapeClass(text: string): readonly [string, CodePoints] | undefined {
  const [shorthand] = /^(?:[dswDSW]|[pP]\{[^}]+\})/.exec(text) ?? []
  if (shorthand !== undefined) return [shorthand, classOf(`\\${shorthand}`)]
  const [whole, hex2, hex4, hexAny] = /^(?:x([\dA-Fa-f]{2})|u([\dA-Fa-f]{4})|u\{([\dA-Fa-f]+)\})/.exec(text) ?? []
  const hex = hex2 ?? hex4 ?? hexAny
  if (whole !== undefined && hex !== undefined) return [whole, single(Number.parseInt(hex, 16))]
  const [first] = text
  if (first === undefined || /[1-9bBck]/.test(first)) return undefined
  const control = controls[first]
  return [first, single(control ?? first.codePointAt(0) ?? 0)]
}

const single = (code: number): CodePoints => codePoints([code, code])

const cache = new Map<string, CodePoints>()

/** The characters that a class such as `\P{Cc}` matches, by trying all of them. */
function classOf(source: string): CodePoints {
  const known = cache.get(source)
  if (known) return known
  const matches = new RegExp(source, 'u')
  const ranges: [number, number][] = []
  let from: number | undefined
  for (let code = 0; code <= LAST + 1; code += 1) {
    const isMember = code <= LAST && matches.test(String.fromCodePoint(code))
    if (isMember) from ??= code
    else if (from !== undefined) {
      ranges.push([from, code - 1])
      from = undefined
    }
  }
  const set = codePoints(...ranges)
  cache.set(source, set)
  return set
}

/** A readable member of a range. */
export function pick(from: number, to: number): number {
  const readable = [...'aA0 -'].map((character) => character.charCodeAt(0))
  return readable.find((code) => code >= from && code <= to) ?? (from < 32 && to >= 33 ? 33 : from)
}
