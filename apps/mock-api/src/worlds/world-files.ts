import { existsSync, mkdirSync, readdirSync, realpathSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ShopError } from '../shared/errors.ts'
import { DataFileError, problemOf } from './data-file.ts'
import { defaultWorld, isWorldName } from './world-name.ts'
import { readRecord } from './world-record.ts'
import type { WorldsOptions } from './worlds-options.ts'

/** A world as `GET worlds` lists it. Times are ISO 8601. */
export interface WorldSummary {
  readonly name: string
  readonly created_at: string
  /** The scenario that it started from. */
  readonly scenario: string
  readonly used_at: string
  readonly is_open: boolean
  /** The process that has it open, or was killed while it had; null if none. */
  readonly owner: string | null
}

const suffix = '.db'

/** The database files of worlds; other processes may use those of `worldsDir` too. */
export class WorldFiles {
  readonly #options: WorldsOptions

  constructor(options: WorldsOptions) {
    const { dataFile } = options
    const isFile = dataFile !== undefined && existsSync(dataFile)
    // Two processes that get the file through different links use the same lock.
    this.#options = isFile ? { ...options, dataFile: realpathSync(dataFile) } : options
  }

  /**
   * Undefined for a world in memory.
   * @throws ShopError `not_found` for a name that would lead out of the folder
   */
  pathOf(name: string): string | undefined {
    const { dataFile, worldsDir } = this.#options
    if (worldsDir === undefined) return name === defaultWorld ? dataFile : undefined
    if (!isWorldName(name)) throw new ShopError('not_found', `There is no world ${name}.`)
    return join(worldsDir, name + suffix)
  }

  /** The worlds with a file in `worldsDir`. */
  names(): string[] {
    const { worldsDir } = this.#options
    if (worldsDir === undefined || !existsSync(worldsDir)) return []
    return readdirSync(worldsDir).flatMap((file) => {
      const name = file.slice(0, -suffix.length)
      return file.endsWith(suffix) && isWorldName(name) ? [name] : []
    })
  }

  /** The summary of a world that this process does not have open; empty if another process deletes it now. */
  summaryOf(name: string): WorldSummary[] {
    const path = this.pathOf(name) ?? ''
    const stat = statSync(path, { throwIfNoEntry: false })
    if (stat === undefined) return []
    const record = readRecord(path)
    return [
      {
        name,
        created_at: record?.created_at ?? stat.birthtime.toISOString(),
        scenario: record?.scenario ?? '',
        used_at: stat.mtime.toISOString(),
        is_open: false,
        owner: record?.owner ?? null,
      },
    ]
  }

  /** @throws ShopError `unavailable` if the folder has as many worlds as it may */
  checkRoom(name: string): void {
    const { worldFileLimit: fileLimit = 10_000 } = this.#options
    if (this.names().length < fileLimit) return
    const advice = 'Delete some with DELETE /__mock/api/worlds/NAME.'
    throw new ShopError('unavailable', `There is no room for the world ${name}: there are ${fileLimit}. ${advice}`)
  }

  /**
   * Creates the folder unless it exists, writes a file there and deletes it.
   * @throws DataFileError if that fails
   */
  checkFolder(folder: string): void {
    const file = join(folder, `.check-${process.pid}`)
    try {
      mkdirSync(folder, { recursive: true })
      writeFileSync(file, 'check')
      rmSync(file)
    } catch (error) {
      const advice = 'Use another with --worlds-dir FOLDER.'
      throw new DataFileError(`The folder ${folder}`, problemOf(folder, error), advice, { cause: error })
    }
  }
}
