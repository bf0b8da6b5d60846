/** Renders share.png, icon-512.png and apple-touch-icon.png under public/ again. */
import { fileURLToPath } from 'node:url'
import { brandMarkSvg, colours, pentagonPath, radarPath, spokesPath } from '@shop/design'
import { brand, fontFaces, launchBrowser, publicFolder } from './rendering.ts'

const { paper, sheet, ink, inkSoft, line, accent, accentWash } = colours.light
const plot = { cx: 230, cy: 240, r: 220 }
const grid = pentagonPath({ ...plot, r: 146 }) + pentagonPath({ ...plot, r: 73 }) + spokesPath(plot)

const shareImage = `<style>
${fontFaces}
body {
  margin: 0; width: 1200px; height: 630px;
  background: ${paper}; color: ${ink}; font-family: Fraunces
}
main {
  display: grid; grid-template-columns: 560px 460px; gap: 40px; align-items: center;
  height: 630px; padding-inline: 72px
}
h1 {
  margin: 40px 0 24px;
  font-size: 68px; line-height: 1.1; font-weight: 600; letter-spacing: -0.01em
}
p { margin: 0; font-size: 27px; line-height: 1.4; color: ${inkSoft} }
</style><main>
<div>
${brandMarkSvg({ size: 72, ink, fill: accent })}<h1>${brand.name}</h1><p>${brand.tagline}</p>
</div>
<svg viewBox="0 0 460 450" width="460" height="450">
<path d="${pentagonPath(plot)}" fill="${sheet}" stroke="${line}" stroke-width="2"/>
<path d="${grid}" fill="none" stroke="${line}" stroke-width="2"/>
<path d="${radarPath(plot, [0.82, 0.46, 0.7, 0.9, 0.58])}" fill="${accentWash}" fill-opacity=".8"
  stroke="${accent}" stroke-width="4" stroke-linejoin="round"/></svg></main>`

/** The mark on a square of paper; `share` is how much of the square it fills. */
const icon = (size: number, share: number) => `<style>
body {
  margin: 0; width: ${size}px; height: ${size}px;
  display: grid; place-items: center; background: ${paper}
}
</style>${brandMarkSvg({ size: Math.round(size * share), ink, fill: accent })}`

const pictures = [
  { name: 'share.png', width: 1200, height: 630, html: shareImage },
  { name: 'icon-512.png', width: 512, height: 512, html: icon(512, 0.86) },
  { name: 'apple-touch-icon.png', width: 180, height: 180, html: icon(180, 0.78) },
]

const browser = await launchBrowser()
for (const { name, width, height, html } of pictures) {
  const page = await browser.newPage({ viewport: { width, height } })
  await page.setContent(`<!doctype html>${html}`)
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  await page.screenshot({ path: fileURLToPath(new URL(name, publicFolder)) })
  await page.close()
}
await browser.close()
