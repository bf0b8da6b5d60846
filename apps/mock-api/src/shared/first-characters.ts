/** The first characters of a text, as a copy: a slice would keep the whole text in memory. */
export const firstCharacters = (text: string, length: number): string =>
  new TextDecoder().decode(new TextEncoder().encode(text.slice(0, length)))
