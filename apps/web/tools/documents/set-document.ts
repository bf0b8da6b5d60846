import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { brandMark, colours, corner, dimensions, pentagonPath, radarPath, spokesPath } from '@shop/design'
import PDFDocument from 'pdfkit'
import type { Part, SampleDocument } from './model.ts'

const fontFile = createRequire(import.meta.url).resolve('@fontsource/fraunces/files/fraunces-latin-400-normal.woff')
const face = readFileSync(fontFile)
const { ink, inkSoft, line, accent, accentWash, sheet } = colours.light
const page = { left: 72, right: 523, width: 451, bottom: 756 } as const
/** The same date in every file, so that the same text gives the same bytes. */
const date = new Date(Date.UTC(2026, 0, 1))

type Pdf = PDFKit.PDFDocument

const drawProfile = (pdf: Pdf, scores: readonly number[]) => {
  const plot = { cx: 297, cy: pdf.y + 98, r: 80 }
  pdf.path(pentagonPath(plot)).lineWidth(0.8).stroke(line)
  pdf.path(spokesPath(plot)).stroke(line)
  pdf.path(radarPath(plot, scores)).lineWidth(1.4).fillAndStroke(accentWash, accent)
  pdf.fontSize(9.5)
  dimensions.forEach((dimension, index) => {
    const at = corner(plot, index, 5, 1.14)
    const name = dimension.charAt(0).toUpperCase() + dimension.slice(1)
    const width = pdf.widthOfString(name)
    const shift = [width / 2, 0, width / 2, width / 2, width][index] ?? 0
    pdf.fillColor(colours.light[dimension]).text(name, at.x - shift, at.y - 6, { lineBreak: false })
  })
  pdf.x = page.left
  // The lowest edge of a pentagon is above its circumscribed circle.
  pdf.y = corner(plot, 2, 5).y + 28
}

const drawRows = (pdf: Pdf, rows: NonNullable<Part['rows']>) => {
  for (const [head, body] of rows) {
    const height = pdf.fontSize(10.5).heightOfString(body, { width: page.width - 150, lineGap: 3 })
    if (pdf.y + height + 16 > page.bottom) pdf.addPage()
    const top = pdf.y
    pdf.moveTo(page.left, top).lineTo(page.right, top).lineWidth(0.6).stroke(line)
    pdf.fillColor(ink).fontSize(10.5)
    pdf.text(head, page.left, top + 8, { width: 138 })
    const headEnd = pdf.y
    pdf.fillColor(inkSoft).text(body, page.left + 150, top + 8, { width: page.width - 150, lineGap: 3 })
    pdf.y = Math.max(pdf.y, headEnd) + 8
    pdf.x = page.left
  }
}

const drawPart = (pdf: Pdf, { title, paragraphs = [], rows = [], profile }: Part) => {
  if (pdf.y > page.bottom - 120) pdf.addPage()
  pdf.fillColor(ink).fontSize(15).text(title, page.left, pdf.y, { width: page.width })
  pdf.moveDown(0.4)
  for (const paragraph of paragraphs) {
    pdf.fillColor(ink).fontSize(10.5).text(paragraph, { width: page.width, lineGap: 4, paragraphGap: 8 })
  }
  if (profile) drawProfile(pdf, profile)
  drawRows(pdf, rows)
  pdf.moveDown(1.3)
}

const drawHead = (pdf: Pdf, { kind, title, by }: SampleDocument, publisher: string) => {
  pdf.save().translate(page.left, 56).scale(0.7)
  pdf.path(brandMark.rim).lineWidth(2).fillAndStroke(sheet, ink)
  pdf.path(brandMark.profile).fill(accent)
  pdf.restore()
  pdf
    .fillColor(ink)
    .fontSize(11)
    .text(publisher, page.left + 44, 68, { lineBreak: false })
  pdf.fillColor(accent).fontSize(10.5).text(`${kind} · Sample`, page.left, 132)
  pdf.fillColor(ink).fontSize(27).text(title, page.left, 152, { width: page.width, lineGap: 2 })
  if (by) pdf.moveDown(0.2).fillColor(inkSoft).fontSize(11).text(by)
  pdf.fontSize(11).moveDown(1.5)
}

const drawFeet = (pdf: Pdf, publisher: string) => {
  const { start, count } = pdf.bufferedPageRange()
  for (let index = start; index < start + count; index += 1) {
    pdf.switchToPage(index)
    // Below the margin, where text would otherwise begin a page of its own.
    pdf.page.margins.bottom = 0
    const foot = `Sample document · ${publisher} · ${index - start + 1} of ${count}`
    pdf
      .fillColor(inkSoft)
      .fontSize(8.5)
      .text(foot, page.left, 790, { width: page.width, align: 'center', lineBreak: false })
  }
}

/** Sets a document on A4. The same text gives the same bytes. `publisher` is in its header and footer. */
export const setDocument = (document: SampleDocument, publisher: string): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const pdf = new PDFDocument({
      size: 'A4',
      margins: { top: 72, bottom: 84, left: page.left, right: 72 },
      bufferPages: true,
      lang: 'en-MY',
      pdfVersion: '1.7',
      displayTitle: true,
      info: {
        Title: `${document.title} (sample)`,
        Author: publisher,
        Subject: document.kind,
        CreationDate: date,
        ModDate: date,
      },
    })
    const chunks: Buffer[] = []
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk))
    pdf.on('end', () => resolve(Buffer.concat(chunks)))
    pdf.on('error', reject)
    pdf.registerFont('Fraunces', face)
    pdf.font('Fraunces')
    drawHead(pdf, document, publisher)
    for (const part of document.parts) drawPart(pdf, part)
    drawFeet(pdf, publisher)
    pdf.end()
  })
