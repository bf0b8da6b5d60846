import type { HostStyle } from './host-style.ts'
import type { StubInput } from './stub-schema.ts'

/** Where the worlds of a server are, how many there may be, and how a new one starts. */
export interface WorldsOptions {
  /** The database file of the default world; in memory if omitted. */
  readonly dataFile?: string | undefined
  /** The folder with a database file of each world, instead of `dataFile`; it may be shared by several processes. */
  readonly worldsDir?: string | undefined
  /** After how long without a request a world in `worldsDir` is closed, in milliseconds; 10 minutes if omitted. */
  readonly worldIdleMs?: number
  /**
   * The maximum delay of a call for a world in `worldsDir` that another process has open, in milliseconds; 3 s if omitted. That process
   * closes it after a third of this time without a call.
   */
  readonly worldTakeOverMs?: number
  /**
   * The maximum number of open worlds, without the default world; 256 if omitted. The least recently used is closed first, but none that
   * was used in the last minute. Without `worldsDir` closing it loses its data.
   */
  readonly worldLimit?: number | undefined
  /** The maximum number of worlds in `worldsDir`, 188 KiB each or more: any request may name a new one. 10,000 if omitted. */
  readonly worldFileLimit?: number
  /** The maximum size of the snapshots of all worlds in bytes; 256 MiB if omitted. */
  readonly snapshotLimit?: number
  /** The scenario of new worlds, and of a reset that names none; `default` if omitted. */
  readonly scenario?: string
  /** The style of new worlds, and of a world after a reset; `full` if omitted. */
  readonly hostStyle?: HostStyle | undefined
  /** The stubs of new worlds, and of a world after a reset. */
  readonly stubs?: readonly StubInput[] | undefined
  /** Patterns of the operations that the upstream responds to, in new worlds and after a reset. */
  readonly passthrough?: readonly string[] | undefined
}
