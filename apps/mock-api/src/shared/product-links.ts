/** The start page of one seat, on an external site (requirements §1). */
export const testUrl = (accessCode: string): string =>
  `https://discover.example.com/start?code=${encodeURIComponent(accessCode)}`

/** The file of an ebook, behind the link of a receipt. */
export const ebookPath = (productId: number): string => `/uploads/ebook-${productId}.pdf`
