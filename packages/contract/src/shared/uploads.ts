/**
 * The URL of an uploaded file (requirements §3): a file name, a path on the uploads host, or an
 * address on that host.
 *
 * @param uploadsUrl the URL of the uploads folder; a path on the shop's own origin
 * @returns undefined for no file, and for one on a host that the content policy does not allow
 */
export const uploadUrlIn = (uploadsUrl: string, upload: string): string | undefined => {
  if (upload === '') return undefined
  const origin = URL.canParse(uploadsUrl) ? new URL(uploadsUrl).origin : ''
  if (upload.startsWith('https://'))
    return URL.canParse(upload) && new URL(upload).origin === origin ? upload : undefined
  const isPath = /^\/|^uploads\//.test(upload)
  // Half of a surrogate pair would throw.
  const path = encodeURI(upload.replace(/^\/|\p{Cs}/gu, ''))
  return isPath ? `${origin}/${path}` : `${uploadsUrl}/${path}`
}
