import { randomToken } from '../shared/ids.ts'
import type { ClockSetting } from './clock.ts'
import type { Image } from './storage.ts'

/** A stored state of a world: its database and its clock. */
export interface Snapshot {
  readonly id: string
  /** Real time. */
  readonly takenAt: string
  readonly image: Image
  readonly clock: ClockSetting
}

const maxSnapshots = 16

/** The last snapshots of one world, oldest first, in memory. */
export class Snapshots {
  #all: Snapshot[] = []

  get list(): readonly Snapshot[] {
    return this.#all
  }

  /** In bytes. */
  get size(): number {
    return this.#all.reduce((sum, { image }) => sum + image.length, 0)
  }

  add(image: Image, clock: ClockSetting): Snapshot {
    const snapshot = { id: randomToken().slice(0, 12), takenAt: new Date().toISOString(), image, clock }
    this.#all = [...this.#all, snapshot].slice(-maxSnapshots)
    return snapshot
  }

  find(id: string): Snapshot | undefined {
    return this.#all.find((snapshot) => snapshot.id === id)
  }
}
