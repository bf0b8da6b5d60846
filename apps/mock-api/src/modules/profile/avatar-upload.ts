import { AVATAR_MAX_BYTES, AVATAR_TYPES } from '@shop/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { limitLargeBodies } from '../../http/large-bodies.ts'
import { ShopError } from '../../shared/errors.ts'
import { imageTypeOf } from './image-type.ts'

const tooLarge = 'A picture may have at most 2 MB. Please choose a smaller one.'
const oneFile = 'Choose one picture to upload.'

/**
 * Parses the multipart body of a picture into the shape of the contract, after authentication and before validation. The
 * file's name and declared type are ignored.
 * @throws ShopError `unsupported_media_type`, `malformed_request`, `validation_failed`, `body_too_large`, `unavailable`
 */
export const parseAvatarUpload = async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
  limitLargeBodies(request, reply)
  if (!request.isMultipart()) throw new ShopError('unsupported_media_type', 'Send the picture as multipart/form-data.')
  const files: Buffer[] = []
  let otherParts = 0
  try {
    const limits = { fileSize: AVATAR_MAX_BYTES, files: 2, fields: 4, fieldSize: 1024, parts: 6 }
    for await (const part of request.parts({ limits })) {
      // The next part comes only after the file is consumed.
      const content = part.type === 'file' ? await part.toBuffer() : null
      if (content !== null && part.fieldname === 'avatar') files.push(content)
      else otherParts += 1
    }
  } catch (error) {
    throw uploadError(request, error)
  }
  const [content] = files
  if (content === undefined || content.length === 0 || files.length > 1 || otherParts > 0) {
    throw new ShopError('validation_failed', oneFile, { avatar: [oneFile] })
  }
  // The service rejects a file that is no image; a valid type gets it past the contract's validation.
  const type = imageTypeOf(content) ?? AVATAR_TYPES[0]
  request.body = { avatar: new File([new Uint8Array(content)], 'avatar', { type }) }
}

const uploadError = ({ server: { multipartErrors: known } }: FastifyRequest, error: unknown): ShopError => {
  if (error instanceof known.RequestFileTooLargeError) {
    return new ShopError('body_too_large', tooLarge, { avatar: [tooLarge] })
  }
  if (error instanceof known.FilesLimitError || error instanceof known.PartsLimitError) {
    return new ShopError('validation_failed', oneFile, { avatar: [oneFile] })
  }
  return new ShopError('malformed_request', 'The upload is incomplete or malformed.')
}
