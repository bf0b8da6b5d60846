import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Requests between processes that share a folder of worlds: a file per world that a process needs and another has open. */
export class WorldRequests {
  readonly #folder: string

  constructor(worldsDir: string) {
    this.#folder = join(worldsDir, '.wanted')
  }

  add(name: string): void {
    mkdirSync(this.#folder, { recursive: true })
    writeFileSync(join(this.#folder, name), '')
  }

  remove(name: string): void {
    rmSync(join(this.#folder, name), { force: true })
  }

  list(): string[] {
    return existsSync(this.#folder) ? readdirSync(this.#folder) : []
  }
}
