import { AVATAR_MAX_BYTES, type AVATAR_TYPES } from '@shop/contract'
import type { FastifyRequest } from 'fastify'
import { ShopError } from '../../shared/errors.ts'

const tooLarge = 'A picture may have at most 2 MB. Please choose a smaller one.'
const oneFile = 'Choose one picture to upload.'
const notAPicture =
  'This is not a picture that we can show. Please choose a PNG, JPEG or WebP file.'

/**
 * Parses the multipart body of a picture into the shape of the contract, after authentication and
 * before validation. The content decides its type: the file's name and declared type are ignored.
 * @throws ShopError `unsupported_media_type`, `malformed_request`, `validation_failed`,
 * `body_too_large`, `avatar_not_an_image`
 */
export const parseAvatarUpload = async (request: FastifyRequest): Promise<void> => {
  if (!request.isMultipart())
    throw new ShopError('unsupported_media_type', 'Send the picture as multipart/form-data.')
  const files: Buffer[] = []
  try {
    for await (const part of request.parts({ limits: { fileSize: AVATAR_MAX_BYTES, parts: 1 } })) {
      // The next part comes only after the file is consumed.
      const content = part.type === 'file' ? await part.toBuffer() : undefined
      if (content !== undefined && part.fieldname === 'avatar') files.push(content)
    }
  } catch (error) {
    throw uploadError(request, error)
  }
  const [content] = files
  if (content === undefined || content.length === 0) {
    throw new ShopError('validation_failed', oneFile, { avatar: [oneFile] })
  }
  const type = imageTypeOf(content)
  if (type === undefined)
    throw new ShopError('avatar_not_an_image', notAPicture, { avatar: [notAPicture] })
  request.body = { avatar: new File([new Uint8Array(content)], 'avatar', { type }) }
}

const imageTypeOf = (bytes: Buffer): (typeof AVATAR_TYPES)[number] | undefined => {
  const head = bytes.toString('latin1', 0, 12)
  if (head.startsWith('\x89PNG\r\n\x1a\n')) return 'image/png'
  if (head.startsWith('\xff\xd8\xff')) return 'image/jpeg'
  return /^RIFF.{4}WEBP/s.test(head) ? 'image/webp' : undefined
}

const uploadError = ({ server }: FastifyRequest, error: unknown): ShopError => {
  const { multipartErrors: known } = server
  if (error instanceof known.RequestFileTooLargeError) {
    return new ShopError('body_too_large', tooLarge, { avatar: [tooLarge] })
  }
  if (error instanceof known.PartsLimitError) {
    return new ShopError('validation_failed', oneFile, { avatar: [oneFile] })
  }
  return new ShopError('malformed_request', 'The upload is incomplete or malformed.')
}
