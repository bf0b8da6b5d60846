import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { isBusy } from './data-file.ts'

/** How often requests of other processes are looked up, in milliseconds. */
export const requestsMs = 100

/**
 * Takes worlds over from other processes that share a folder of worlds: a file there names each world that a process needs and another has
 * open.
 */
export class TakeOvers {
  readonly #folder: string
  /** How long a world is requested, in milliseconds. */
  readonly #limitMs: number
  /** The worlds that calls wait for. */
  readonly #pending = new Map<string, Promise<void>>()

  constructor(worldsDir: string, limitMs = 3000) {
    this.#folder = join(worldsDir, '.wanted')
    this.#limitMs = limitMs
  }

  /** Requests a world until `open` succeeds, or fails for another reason, or the time is over: the call itself then reports the error. */
  start(name: string, open: () => void): Promise<void> {
    const takeOver = this.#pending.get(name) ?? this.#untilOpen(name, open).finally(() => this.#pending.delete(name))
    this.#pending.set(name, takeOver)
    return takeOver
  }

  async #untilOpen(name: string, open: () => void): Promise<void> {
    const file = join(this.#folder, name)
    const end = Date.now() + this.#limitMs
    for (;;) {
      try {
        open()
        break
      } catch (error) {
        if (!isBusy(error) || Date.now() > end) break
      }
      mkdirSync(this.#folder, { recursive: true })
      writeFileSync(file, '')
      await delay(requestsMs / 2)
    }
    rmSync(file, { force: true })
  }

  /**
   * Lets other processes have the worlds that they request.
   * @param close closes a world that had no call for `idleMs`; returns whether it did
   */
  release(close: (name: string, idleMs: number) => boolean): void {
    for (const name of existsSync(this.#folder) ? readdirSync(this.#folder) : []) {
      if (close(name, this.#limitMs / 3)) rmSync(join(this.#folder, name), { force: true })
    }
  }
}
