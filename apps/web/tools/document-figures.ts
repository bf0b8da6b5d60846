import { colours, corner, dimensions, polygonPath, radarPath, spokesPath } from '@shop/design'

const { inkSoft, line, shade } = colours.light

interface Area {
  readonly name: string
  /** From 0 to 100. */
  readonly score: number
  readonly low: string
  readonly high: string
}

/** What a report measures, in the order of the plot: the five dimensions, or other abilities. */
export type Areas = Readonly<Record<string, Area>>

const bandLabels = { low: 'Low', middle: 'Middle', high: 'High' }
/** What a report calls its three bands. */
export type Labels = Readonly<typeof bandLabels>

/** @param score 0 to 100; 40 to 60 is the middle of a scale */
const bandOf = (score: number): keyof Labels => {
  if (score < 40) return 'low'
  return score > 60 ? 'high' : 'middle'
}

/** The hue of a dimension; the brand's accent for anything else. */
export const hueOf = (area: string) =>
  colours.light[dimensions.find((name) => name === area) ?? 'accent']

/** All scores as a radar plot. With `chosen` areas the others are grey. */
const plotSvg = (areas: Areas, chosen: readonly string[]) => {
  const all = Object.entries(areas)
  const circle = { cx: 240, cy: 150, r: 116 }
  const ring = (reach: number) => radarPath(circle, Array(all.length).fill(reach))
  const scores = all.map(([, { score }]) => score / 100)
  const corners = all.map(([key, { name, score }], index) => {
    const hue = chosen.length === 0 || chosen.includes(key) ? hueOf(key) : line
    const tip = corner(circle, index, all.length, score / 100)
    const label = corner(circle, index, all.length, 1.1)
    const sides = [index - 0.5, index + 0.5].map((side) => corner(circle, side, all.length, 1.3))
    const anchor = ['end', 'middle', 'start'][Math.sign(Math.round(label.x - circle.cx)) + 1]
    const sector = polygonPath([{ x: circle.cx, y: circle.cy }, ...sides])
    return `<path d="${sector}" clip-path="url(#profile)" fill="${hue}" fill-opacity=".82"/>
<circle cx="${tip.x}" cy="${tip.y}" r="4.5" fill="${hue}" stroke="white" stroke-width="1.5"/>
<text x="${label.x}" y="${label.y + 4}" text-anchor="${anchor}" font-weight="600"
  fill="${hue === line ? inkSoft : hue}">${name} ${score}</text>`
  })
  const height = all.length === 5 ? 258 : 286
  const grid = [1, 0.8, 0.6, 0.4, 0.2].map(ring).join('') + spokesPath(circle, all.length)
  return `<svg class="${chosen.length > 0 ? 'small' : ''}" viewBox="40 8 400 ${height}"
  role="img" aria-label="Radar plot of the scores" font-size="13">
<clipPath id="profile"><path d="${radarPath(circle, scores)}"/></clipPath>
<path d="${ring(0.6)}${ring(0.4)}" fill="${shade}" fill-rule="evenodd"/>
<path d="${grid}" fill="none" stroke="${line}"/>${corners.join('')}</svg>`
}

const middleBand = (y: number, height: number) =>
  `<rect x="40%" y="${y}" width="20%" height="${height}" fill="${shade}"/>`

const scaleHtml = ([key, area]: readonly [string, Area], labels: Labels) => {
  const { name, score, low, high } = area
  const hue = hueOf(key)
  return `<figure style="--hue: ${hue}">
<figcaption><b>${score}</b> of 100 · ${labels[bandOf(score)]}</figcaption>
<svg width="100%" height="34" role="img" aria-label="${name}: ${score} of 100">${middleBand(7, 20)}
<rect y="15" width="100%" height="4" fill="${line}"/>
<rect y="14" width="${score}%" height="6" fill="${hue}"/>
<circle cx="${score}%" cy="17" r="9" fill="${hue}"/></svg>
<div><span>${low}</span><span>Middle: 40 to 60</span><span>${high}</span></div></figure>`
}

const scalesHtml = (areas: Areas, labels: Labels) => {
  const rows = Object.entries(areas)
    .sort(([, area], [, otherArea]) => otherArea.score - area.score)
    .map(
      ([key, { name, score }]) => `<tr style="--hue: ${hueOf(key)}"><th scope="row">${name}</th><td>
<svg width="100%" height="22" aria-hidden="true">${middleBand(0, 22)}<rect
  y="7" width="${score}%" height="8" fill="${hueOf(key)}"/></svg>
</td><td>${score}</td>\n<td>${labels[bandOf(score)]}</td></tr>`,
    )
  return `<table class="scales">${rows.join('')}</table>`
}

/** Replaces paragraphs such as `{scale openness}` by their figures. */
export const withFigures = (html: string, areas: Areas, labels: Labels = bandLabels) =>
  html.replaceAll(/<p>\{(\w+)((?: \w+)*)\}<\/p>/g, (_, figure: string, names: string) => {
    const chosen = names.split(' ').filter(Boolean)
    const area = Object.entries(areas).find(([key]) => key === chosen[0])
    if (figure === 'plot') return plotSvg(areas, chosen)
    if (figure === 'scale' && area) return scaleHtml(area, labels)
    if (figure === 'scales') return scalesHtml(areas, labels)
    throw new Error(`There is no figure "${figure}${names}".`)
  })
