/** `node:sqlite` for the package: Node 22 lacks some of the functions that the mock uses. */
import { randomUUID } from 'node:crypto'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { DatabaseSyncOptions } from 'node:sqlite'

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
if (major < 22 || (major === 22 && minor < 13)) {
  throw new Error(`The mock needs Node 22.13 or later. This is Node ${process.versions.node}.`)
}

// Not imported: of a bundle, Node would require each name that is used.
const native = process.getBuiltinModule('node:sqlite')

const temporaryFile = () => join(tmpdir(), `shop-mock-${process.pid}-${randomUUID()}.db`)

/** An open file may be removed, but not on Windows; there it is removed on close. */
const remove = (path: string): void => {
  try {
    rmSync(path, { force: true })
  } catch {}
}

/** A database in memory is in a file without a name, because only a file can be copied as a whole. */
export class CompatibleDatabase extends native.DatabaseSync {
  readonly #memoryFile: string | undefined

  constructor(path: string, options: DatabaseSyncOptions = {}) {
    const memoryFile = path === ':memory:' ? temporaryFile() : undefined
    super(memoryFile ?? path, options)
    this.#memoryFile = memoryFile
    if (options.timeout !== undefined) this.exec(`PRAGMA busy_timeout = ${options.timeout}`)
    this.#hideFile()
  }

  #hideFile(): void {
    if (this.#memoryFile === undefined) return
    this.exec('PRAGMA journal_mode = MEMORY; PRAGMA synchronous = OFF; PRAGMA schema_version')
    remove(this.#memoryFile)
  }

  override serialize(): Uint8Array<ArrayBuffer> {
    const copy = temporaryFile()
    this.prepare('VACUUM INTO ?').run(copy)
    try {
      return Uint8Array.from(readFileSync(copy))
    } finally {
      remove(copy)
    }
  }

  override deserialize(image: Uint8Array): void {
    if (this.#memoryFile === undefined) throw new Error('Only a database in memory can be replaced.')
    const whole = Uint8Array.from(image)
    // The file format's bytes for a rollback journal: the image may be of a file with a write-ahead log.
    whole.fill(1, 18, 20)
    super.close()
    writeFileSync(this.#memoryFile, whole)
    this.open()
    this.#hideFile()
  }

  override close(): void {
    super.close()
    if (this.#memoryFile !== undefined) remove(this.#memoryFile)
  }
}

// The types know it as a property, which a class cannot override. From Node 22.16 a database has its own.
Object.defineProperty(CompatibleDatabase.prototype, 'isTransaction', {
  get(this: CompatibleDatabase): boolean {
    try {
      this.exec('BEGIN')
    } catch {
      return true
    }
    this.exec('ROLLBACK')
    return false
  },
})

export const DatabaseSync: typeof native.DatabaseSync =
  'deserialize' in native.DatabaseSync.prototype ? native.DatabaseSync : CompatibleDatabase
