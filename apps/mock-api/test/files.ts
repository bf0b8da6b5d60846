import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export const newFolder = () => mkdtemp(join(tmpdir(), 'mock-api-'))

/** A file in a new folder, which does not exist yet. */
export const newFile = async (name: string) => join(await newFolder(), name)
