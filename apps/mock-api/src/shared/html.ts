/** Markup that may stand in a page as it is. Only `html` and `trusted` make it. */
export class Html {
  readonly markup: string

  constructor(markup: string) {
    this.markup = markup
  }

  toString(): string {
    return this.markup
  }
}

type Piece = string | number | Html | false | null | undefined | readonly Piece[]

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

const render = (piece: Piece): string => {
  if (piece instanceof Html) return piece.markup
  if (piece === null || piece === undefined || piece === false) return ''
  if (typeof piece === 'object') return piece.map(render).join('')
  return String(piece).replace(/[&<>"']/g, (sign) => escapes[sign] ?? sign)
}

/** A template whose values are escaped, so that no text from outside becomes markup; nothing is drawn for null, false and undefined. */
export const html = (strings: TemplateStringsArray, ...pieces: Piece[]): Html =>
  new Html(strings.reduce((done, text, index) => done + render(pieces[index - 1]) + text))

/** Markup from our own hands, such as a drawn mark or a style sheet. */
export const trusted = (markup: string): Html => new Html(markup)
