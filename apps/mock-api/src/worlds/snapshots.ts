import { randomToken } from '../shared/ids.ts'
import type { ClockSetting } from './clock.ts'
import type { Image } from './storage.ts'

/** A world as it was: its database and how its clock was set. */
export interface Snapshot {
  readonly id: string
  /** Real time. */
  readonly takenAt: string
  readonly image: Image
  readonly clock: ClockSetting
}

const kept = 16

/** The last snapshots of one world, oldest first; they live as long as the process. */
export class Snapshots {
  #all: Snapshot[] = []

  get list(): readonly Snapshot[] {
    return this.#all
  }

  add(image: Image, clock: ClockSetting): Snapshot {
    const snapshot = { id: randomToken().slice(0, 12), takenAt: new Date().toISOString(), image, clock }
    this.#all = [...this.#all, snapshot].slice(-kept)
    return snapshot
  }

  find(id: string): Snapshot | undefined {
    return this.#all.find((snapshot) => snapshot.id === id)
  }
}
