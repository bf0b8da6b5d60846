import type { Delay } from './overrides/faults.ts'
import type { WorldsOptions } from './worlds/world-registry.ts'

export interface AppOptions extends WorldsOptions {
  /**
   * The seed file of the scenario `default`; the sample if omitted. When the file changes, the
   * worlds that started from it are reset.
   */
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
   * Hosts to serve besides localhost, its subdomains and loopback addresses. Requests to other
   * hosts get 421.
   *
   * - `mock.example.com`: this host.
   * - `*.mock.example.com`: its subdomains, each of which is a world.
   * - `mock.example.com:8443`: this host, also on a port other than 80, 443 and the server's own.
   * - `any`: all hosts, but only for calls of `inject`, which need no network.
   */
  readonly publicHosts?: readonly string[] | 'any' | undefined
  /**
   * The origin of the shop, for mails and return addresses. `*` in it is replaced by the name of
   * the world. By default it is the origin of the request.
   */
  readonly shopOrigin?: string | undefined
  /**
   * The origin of the shop for the links of the console, if another server has it. `*` in it is
   * replaced by the name of the world.
   */
  readonly shopUrl?: string | undefined
  /** The token that console and control API require, as a bearer token or in a cookie. */
  readonly token?: string | undefined
  /**
   * Addresses of proxies whose X-Forwarded headers are trusted, such as `loopback` or `10.0.0.0/8`,
   * separated by commas.
   */
  readonly trustProxy?: string | undefined
  /** Origins other than the shop's that a payer may return to. */
  readonly returnOrigins?: readonly string[]
  /** How long a shutdown waits for calls in flight, in milliseconds; 10 s if omitted. */
  readonly closeTimeoutMs?: number
  /** The log of the process, as options of pino; silent if omitted. */
  readonly logger?: {
    readonly level: string
    readonly stream?: { readonly write: (line: string) => void }
    readonly transport?: { readonly target: string; readonly options?: object }
  }
}
