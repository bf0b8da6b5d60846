/**
 * Makes the sample documents under public/documents/ again, and pictures of the first pages of the sample reports. The owner replaces
 * them, or their addresses in data.json.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { brandMarkSvg, colours, corner, dimensions, pentagonPath, radarPath, spokesPath } from '@shop/design'
import { brand, fontFace, launchBrowser, publicFolder } from './page-to-file.ts'
import { type SampleDocument, sampleDocuments } from './sample-documents.ts'

const { ink, inkSoft, line, accent, accentWash } = colours.light
const folder = new URL('documents/', publicFolder)

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

const plot = { cx: 150, cy: 105, r: 80 }
const anchors = ['middle', 'start', 'start', 'end', 'end'] as const

const profileSvg = (scores: readonly number[]) => {
  const labels = dimensions.map((dimension, index) => {
    const { x, y } = corner(plot, index, 5, 1.12)
    const name = dimension.charAt(0).toUpperCase() + dimension.slice(1)
    return `<text x="${x}" y="${y + 3}" text-anchor="${anchors[index]}" fill="${colours.light[dimension]}">${name}</text>`
  })
  return `<svg viewBox="0 0 300 190" width="300pt" font-size="9.5" stroke-width="0.8"><path d="${pentagonPath(plot)}${spokesPath(plot)}" fill="none" stroke="${line}"/>
<path d="${radarPath(plot, scores)}" fill="${accentWash}" stroke="${accent}"/>${labels.join('')}</svg>`
}

const partHtml = ({ title, paragraphs = [], rows = [], profile }: SampleDocument['parts'][number]) =>
  `<section><h2>${escaped(title)}</h2>${paragraphs.map((text) => `<p>${escaped(text)}</p>`).join('')}
${profile ? profileSvg(profile) : ''}<dl>${rows.map(([head, text]) => `<dt>${escaped(head)}</dt><dd>${escaped(text)}</dd>`).join('')}</dl></section>`

const html = ({ title, kind, by, parts }: SampleDocument) => `<!doctype html><html lang="en-MY"><meta charset="utf-8">
<title>${escaped(title)} (sample)</title><style>
${fontFace(400)}
body { margin: 0; font: 10.5pt/1.5 Fraunces; color: ${ink}; background: white }
header { display: flex; gap: 10pt; align-items: center; margin-bottom: 36pt; font-size: 11pt }
h1 { margin: 4pt 0; font-size: 27pt; font-weight: 400; line-height: 1.2 }
h2 { margin: 24pt 0 8pt; font-size: 15pt; font-weight: 400; break-after: avoid }
p { margin: 0 0 8pt }
section svg { display: block; margin-inline: auto }
dl { display: grid; grid-template-columns: 150pt 1fr; margin: 0 }
dt, dd { margin: 0; padding: 8pt 12pt 8pt 0; border-top: 0.6pt solid ${line}; break-inside: avoid }
dd { color: ${inkSoft} }
</style><header>${brandMarkSvg({ size: 31, ink, fill: accent })}${escaped(brand.name)}</header>
<div style="color: ${accent}">${kind} · Sample</div><h1>${escaped(title)}</h1><div>${escaped(by ?? '')}</div>
${parts.map(partHtml).join('')}</html>`

const footerTemplate = `<div style="width: 100%; text-align: center; font-size: 8.5pt; color: ${inkSoft}">Sample document ·
${escaped(brand.name)} · <span class="pageNumber"></span> of <span class="totalPages"></span></div>`
const margin = { top: '19mm', bottom: '25mm', left: '25mm', right: '25mm' }

const browser = await launchBrowser()
const page = await browser.newPage({ viewport: { width: 480, height: 679 } })
mkdirSync(folder, { recursive: true })
for (const sample of sampleDocuments) {
  await page.setContent(html(sample))
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  const file = (ending: string) => fileURLToPath(new URL(`${sample.name}.${ending}`, folder))
  const settings = { displayHeaderFooter: true, headerTemplate: '<i></i>', footerTemplate, tagged: true }
  await page.pdf({ path: file('pdf'), format: 'A4', margin, ...settings })
  if (!sample.name.startsWith('sample-report')) continue
  await page.addStyleTag({ content: 'html { zoom: 0.605; padding: 19mm 25mm }' })
  const png = await page.screenshot()
  // Playwright writes no WebP.
  const url = await page.evaluate(async (data) => {
    const image = await createImageBitmap(await (await fetch(`data:image/png;base64,${data}`)).blob())
    const canvas = Object.assign(document.createElement('canvas'), { width: image.width, height: image.height })
    canvas.getContext('2d')?.drawImage(image, 0, 0)
    return canvas.toDataURL('image/webp', 0.8)
  }, png.toString('base64'))
  writeFileSync(file('webp'), Buffer.from(url.slice(url.indexOf(',') + 1), 'base64'))
}
await browser.close()
