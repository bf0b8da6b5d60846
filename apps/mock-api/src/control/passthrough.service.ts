import { operations } from '@shop/contract'
import { ShopError } from '../shared/errors.ts'
import { isForwarded } from '../worlds/passthrough.ts'
import { Recording } from '../worlds/recording.ts'
import type { StubsFile } from '../worlds/stub-schema.ts'
import type { World } from '../worlds/world.ts'

/** @param upstream its URL, null without one */
export const readPassthrough = ({ passthrough }: World, upstream: string | null) => ({
  upstream,
  operations: passthrough,
  forwarded: operations.filter(({ name }) => isForwarded(passthrough, name)).map(({ name }) => name),
})

/** @throws ShopError `validation_failed` without an upstream */
export const changePassthrough = (world: World, upstream: string | null, patterns: readonly string[]) => {
  if (upstream === null && patterns.length > 0) {
    throw new ShopError('validation_failed', 'This server has no upstream: start it with --upstream URL.')
  }
  world.passthrough = patterns
  return readPassthrough(world, upstream)
}

export const readRecording = ({ recording }: World) => ({
  recording: recording !== undefined,
  exchanges: recording?.length ?? 0,
})

/** Starts a new recording, also if there is one. */
export const startRecording = (world: World) => {
  world.recording = new Recording()
  return readRecording(world)
}

/** @throws ShopError `validation_failed` if nothing is recorded */
export const stopRecording = (world: World): StubsFile => {
  if (!world.recording) throw new ShopError('validation_failed', 'Nothing is recorded: start a recording first.')
  const file = world.recording.toStubsFile()
  world.recording = undefined
  return file
}
