import { readFileSync } from 'node:fs'

/** Markup that a page takes as it is. Only `html` and `trusted` make it. */
export class Html {
  readonly markup: string

  constructor(markup: string) {
    this.markup = markup
  }
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Text for an element or a quoted attribute of HTML or XML. */
const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign)

type Piece = string | number | Html | false | null | undefined | readonly Piece[]

const render = (piece: Piece): string => {
  if (piece instanceof Html) return piece.markup
  if (piece === null || piece === undefined || piece === false) return ''
  if (typeof piece === 'object') return piece.map(render).join('')
  return escapeHtml(String(piece))
}

/** A tagged template that escapes its values; null, false and undefined render nothing. */
export const html = (strings: TemplateStringsArray, ...pieces: Piece[]): Html =>
  new Html(strings.reduce((done, text, index) => done + render(pieces[index - 1]) + text))

/** Markup from this repository, such as a brand mark. */
export const trusted = (markup: string): Html => new Html(markup)

type Value = string | number | boolean | Html | null | Values | readonly Values[]
interface Values {
  readonly [name: string]: Value
}

const placeholder = /\{\{ ?#(\w+) ?\}\}(.*?)\{\{ ?\/\1 ?\}\}|\{\{ ?(\w+) ?\}\}/gs

/**
 * Reads an HTML file as a template. `{{ name }}` is a value, escaped. `{{ #name }}…{{ /name }}` is
 * a section: repeated for each entry of a list, and left out when its value is null, false or
 * empty.
 */
export const readTemplate = <T extends Values>(file: URL): ((values: T) => string) => {
  const source = readFileSync(file, 'utf8')
  return (values) => fill(source, values)
}

/** @throws Error when a placeholder has no value */
const fill = (source: string, values: Values): string =>
  source.replace(placeholder, (_all, section: string | undefined, inner: string, name: string) => {
    const value = values[section ?? name]
    if (value === undefined) throw new Error(`The placeholder ${section ?? name} has no value.`)
    if (section === undefined)
      return value instanceof Html ? value.markup : escapeHtml(String(value))
    return entriesOf(value)
      .map((entry) => fill(inner, { ...values, ...entry }))
      .join('')
  })

const entriesOf = (value: Value): readonly Values[] => {
  if (value === null || value === false || value === '') return []
  if (typeof value !== 'object' || value instanceof Html) return [{}]
  return isList(value) ? value : [value]
}

const isList = (value: Values | readonly Values[]): value is readonly Values[] =>
  Array.isArray(value)
