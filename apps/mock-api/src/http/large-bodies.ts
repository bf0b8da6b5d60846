import type { FastifyReply, FastifyRequest } from 'fastify'
import { ShopError } from '../shared/errors.ts'

/** Large bodies that are received or processed: each takes up to 24 MB of memory. */
const MAX_BODIES = 16
/** Slow bodies of one client leave places for others. */
const MAX_BODIES_BY_ADDRESS = 8

interface Place {
  /** The network address of the client. */
  readonly address: string
  /** What is done with the body, also after the client has left. It never rejects. */
  work?: Promise<unknown>
}

const places = new Map<FastifyRequest, Place>()

/**
 * Takes a place for a body that may be large, until its response and its work have ended.
 * @throws ShopError `unavailable`
 */
export const limitLargeBodies = (request: FastifyRequest, { raw }: FastifyReply): void => {
  // A client that left while the call was delayed closes nothing again.
  if (raw.destroyed) return
  const place: Place = { address: request.ip }
  const addresses = [...places.values()].map(({ address }) => address)
  const own = addresses.filter((address) => address === place.address)
  if (addresses.length >= MAX_BODIES || own.length >= MAX_BODIES_BY_ADDRESS) {
    throw new ShopError('unavailable', 'The server is receiving too much at once. Please try again in a moment.')
  }
  places.set(request, place)
  raw.once('close', async () => {
    await place.work
    places.delete(request)
  })
}

/**
 * Processes a large body, which keeps its place meanwhile.
 * @throws ShopError `malformed_request` if the client has left, and with it the place
 */
export const processLargeBody = async <T>(request: FastifyRequest, process: () => Promise<T>): Promise<T> => {
  const place = places.get(request)
  if (!place) throw new ShopError('malformed_request', 'The client has left.')
  const result = process()
  place.work = result.catch(() => undefined)
  return result
}
