import type { Delay } from './worlds/faults.ts'
import type { WorldsOptions } from './worlds/worlds.ts'

export interface AppOptions extends WorldsOptions {
  /** The seed file of the scenario `default`; the sample if omitted. After a change of it the worlds of `scenario` are reset. */
  readonly seedFile?: string | undefined
  /** A folder with more scenarios: seed files, named after the file. */
  readonly scenariosDir?: string | undefined
  /** The minimum duration of each call of the contract. */
  readonly latency?: Delay | undefined
  /** The real host behind the mock, such as `https://staging.example.com`. */
  readonly upstream?: string | undefined
  /** How long the upstream may take to respond, in milliseconds; 30 s if omitted. */
  readonly upstreamTimeoutMs?: number
  /** The folder of a built shop to serve. */
  readonly site?: string | undefined
  /** Origins other than loopback whose pages may call. */
  readonly origins?: readonly string[]
  /**
   * Hosts to serve besides localhost, its subdomains and loopback addresses; others get 421. Of `*.mock.example.com` the
   * first label is the world. A port other than 80, 443 and that of the server follows the name. `any`: all, for calls of
   * `inject` only.
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
  /** The maximum time to close, with calls in flight, in milliseconds; 10 s if omitted. */
  readonly closeTimeoutMs?: number
  /** The log of the process, as options of pino; silent if omitted. */
  readonly logger?: {
    readonly level: string
    readonly stream?: { readonly write: (line: string) => void }
    readonly transport?: { readonly target: string; readonly options?: object }
  }
}
