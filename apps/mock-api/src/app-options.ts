import type { AttemptLimits } from './modules/auth/attempts.ts'
import type { Latency } from './worlds/fault-schema.ts'
import type { HostStyle } from './worlds/host-style.ts'
import type { StubInput } from './worlds/stub-schema.ts'

export interface AppOptions {
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
  /** The scenario of new worlds, and of a reset that names none. */
  readonly scenario?: string
  /** The seed file of the scenario `default`; the sample if omitted. After a change of it the worlds of `scenario` are reset. */
  readonly seedFile?: string | undefined
  /** A folder with more scenarios: seed files, named after the file. */
  readonly scenariosDir?: string | undefined
  /** The minimum duration of each call of the contract. */
  readonly latency?: Latency | undefined
  /** The style of new worlds, and of a world after a reset; `full` if omitted. */
  readonly hostStyle?: HostStyle | undefined
  /** The stubs of new worlds, and of a world after a reset. */
  readonly stubs?: readonly StubInput[] | undefined
  /** The real host behind the mock, such as `https://staging.example.com`. */
  readonly upstream?: string | undefined
  /** Patterns of the operations that the upstream responds to, in new worlds and after a reset. */
  readonly passthrough?: readonly string[] | undefined
  /** How long the upstream may take to respond, in milliseconds; 30 s if omitted. */
  readonly upstreamTimeoutMs?: number
  /** The folder of a built shop to serve. */
  readonly site?: string | undefined
  /** Origins other than loopback whose pages may call. */
  readonly origins?: readonly string[]
  /**
   * Hosts to serve besides localhost, its subdomains and loopback addresses; others get 421. Of `*.mock.example.com` the
   * first label is the world.
   */
  readonly publicHosts?: readonly string[] | 'any' | undefined
  /** The origin of the shop, for mails and return addresses; a label `*` is the world. By default that of the request. */
  readonly shopOrigin?: string | undefined
  /** The origin of the shop for the links of the console, if another server has it; a label `*` is the world. */
  readonly shopUrl?: string | undefined
  /** Required for the console and the control API, in a bearer header or a cookie; undefined for none. */
  readonly token?: string | undefined
  /** Addresses of proxies whose X-Forwarded headers count, such as `loopback` or `10.0.0.0/8`, separated by commas. */
  readonly trustProxy?: string | undefined
  /** Origins other than the shop's that a payer may return to. */
  readonly returnOrigins?: readonly string[]
  /** The maximum number of open worlds, without the default world; 256 if omitted. */
  readonly worldLimit?: number | undefined
  /** The maximum number of worlds in `worldsDir`; 10,000 if omitted. */
  readonly worldFileLimit?: number
  /** The maximum size of the snapshots of all worlds in bytes; 256 MiB if omitted. */
  readonly snapshotLimit?: number
  /** Rate limits that differ from the defaults. */
  readonly limits?: Partial<AttemptLimits>
  /** How long a request may take to arrive, in milliseconds; 30 s if omitted. */
  readonly requestTimeoutMs?: number
  /** The maximum time to close, with calls in flight, in milliseconds; 10 s if omitted. */
  readonly closeTimeoutMs?: number
  /** The log of the process, as options of pino; silent if omitted. */
  readonly logger?: {
    readonly level: string
    readonly stream?: { readonly write: (line: string) => void }
    readonly transport?: { readonly target: string; readonly options?: object }
  }
}
