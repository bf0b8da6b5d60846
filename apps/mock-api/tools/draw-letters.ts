/**
 * Draws the letters of the house's display face into src/seed/letters.json: `node tools/draw-letters.ts`. A picture cannot
 * load a font, so the covers bear their titles as outlines, kerned.
 */
import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { openSync } from 'fontkit'

const file = fileURLToPath(import.meta.resolve('@fontsource/fraunces/files/fraunces-latin-600-normal.woff2'))
const font = openSync(file)
if (!('layout' in font)) throw new Error('The file holds several faces.')

const characters = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789:,.'’&()-"]
const perEm = 1000
/** Pairs that stand this much closer or wider than their letters say are worth a line; in thousandths of the size. */
const leastKern = 8
const scaled = (units: number) => Math.round((units * perEm) / font.unitsPerEm)

const letters: Record<string, readonly [advance: number, outline: string]> = {
  ' ': [scaled(font.layout(' ').advanceWidth), ''],
}
for (const character of characters) {
  const [glyph] = font.layout(character).glyphs
  if (!glyph) throw new Error(`The face has no ${character}.`)
  const outline = glyph.path.scale(perEm / font.unitsPerEm, -perEm / font.unitsPerEm).toSVG()
  letters[character] = [
    scaled(glyph.advanceWidth),
    outline.replaceAll(/-?\d+\.\d+/g, (number) => `${Math.round(Number(number))}`),
  ]
}

const kerns: Record<string, number> = {}
for (const one of characters) {
  for (const other of characters) {
    const together = scaled(font.layout(one + other).advanceWidth)
    const kern = together - (letters[one]?.[0] ?? 0) - (letters[other]?.[0] ?? 0)
    if (Math.abs(kern) >= leastKern) kerns[one + other] = kern
  }
}

writeFileSync(new URL('../src/seed/letters.json', import.meta.url), `${JSON.stringify({ letters, kerns }, null, 1)}\n`)
