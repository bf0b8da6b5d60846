// cspell:ignore nendobj xref nstartxref
/** The file of an ebook in the uploads area, behind the link of a receipt. */
export const ebookPath = (productId: number): string => `/uploads/ebook-${productId}.pdf`

/** The product of an ebook's file name. */
export const productOfEbook = (file: string): number | undefined => {
  const [, id] = /^ebook-(\d{1,9})\.pdf$/.exec(file) ?? []
  return id === undefined ? undefined : Number(id)
}

/** A text of a PDF file, in its one-byte encoding. */
const pdfText = (text: string) => `(${text.replaceAll(/[^ -~]/g, '?').replaceAll(/[\\()]/g, '\\$&')})`

/** A PDF file of one page: the mock has no ebooks. */
export const sampleEbook = (title: string): Buffer => {
  const content = `BT /F1 20 Tf 40 520 Td ${pdfText(title)} Tj /F1 12 Tf 0 -32 Td ${pdfText('A sample file of the mock shop.')} Tj ET`
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 432 648] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Times-Roman >>',
  ].map((object, index) => `${index + 1} 0 obj\n${object}\nendobj\n`)
  const header = '%PDF-1.4\n'
  let offset = header.length
  const offsets = objects.map((object) => {
    const start = offset
    offset += object.length
    return `${String(start).padStart(10, '0')} 00000 n \n`
  })
  const size = objects.length + 1
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${offsets.join('')}`
  return Buffer.from(
    `${header}${objects.join('')}${table}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${offset}\n%%EOF\n`,
    'latin1',
  )
}
