/**
 * Where a test starts with a code. The provider's own site has it; the mock shows whether the code
 * is accepted.
 */
export const testPath = (accessCode: string): string =>
  `/test/start?code=${encodeURIComponent(accessCode)}`

/** The file of an ebook, behind the button of its mail. */
export const ebookPath = (productId: number): string => `/uploads/ebook-${productId}.pdf`
