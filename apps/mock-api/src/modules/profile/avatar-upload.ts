import { AVATAR_MAX_BYTES, AVATAR_TYPES } from '@shop/contract'
import type { FastifyRequest } from 'fastify'
import { ShopError } from '../../shared/errors.ts'
import { imageTypeOf } from './image-type.ts'

const tooLarge = 'A picture may have at most 2 MB. Please choose a smaller one.'
const oneFile = 'Choose one picture to upload.'

/**
 * Reads the multipart body of a new picture into the shape that the contract declares. Runs before the contract looks
 * at the body, and after it is known who calls. The file's stated name and type count for nothing.
 * @throws ShopError `unsupported_media_type`, `malformed_request`, `validation_failed`, `body_too_large`
 */
export const readAvatarUpload = async (request: FastifyRequest): Promise<void> => {
  if (!request.isMultipart()) throw new ShopError('unsupported_media_type', 'Send the picture as multipart/form-data.')
  const files: Buffer[] = []
  let strays = 0
  try {
    const limits = { fileSize: AVATAR_MAX_BYTES, files: 2, fields: 4, fieldSize: 1024, parts: 6 }
    for await (const part of request.parts({ limits })) {
      // Each file is read to its end, or the next part would never come.
      const content = part.type === 'file' ? await part.toBuffer() : null
      if (content !== null && part.fieldname === 'avatar') files.push(content)
      else strays += 1
    }
  } catch (error) {
    throw refusalOf(request, error)
  }
  const [content] = files
  if (content === undefined || content.length === 0 || files.length > 1 || strays > 0) {
    throw new ShopError('validation_failed', oneFile, { avatar: [oneFile] })
  }
  // What is no picture is for the service to refuse; the contract's look at the stated type must not come before it.
  const type = imageTypeOf(content) ?? AVATAR_TYPES[0]
  request.body = { avatar: new File([new Uint8Array(content)], 'avatar', { type }) }
}

const refusalOf = ({ server: { multipartErrors: known } }: FastifyRequest, error: unknown): ShopError => {
  if (error instanceof known.RequestFileTooLargeError) {
    return new ShopError('body_too_large', tooLarge, { avatar: [tooLarge] })
  }
  if (error instanceof known.FilesLimitError || error instanceof known.PartsLimitError) {
    return new ShopError('validation_failed', oneFile, { avatar: [oneFile] })
  }
  return new ShopError('malformed_request', 'The upload is incomplete or malformed.')
}
