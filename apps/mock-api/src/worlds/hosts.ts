/** What a host that this server serves selects. */
export interface ServedHost {
  /** The world of its first label; undefined for a host without such a label. */
  readonly world: string | undefined
  /** The domain whose subdomains are worlds; undefined if the host has none. */
  readonly domain: string | undefined
}

const hostPattern = /^(\[[\da-f:.]+\]|[a-z\d._-]+)(?::(\d{1,5}))?$/
const loopbackAddress = /^(?:127(?:\.(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}|\[::1\])$/

/** The hosts that this server serves: localhost, its subdomains, loopback addresses, and the configured public hosts. */
export class Hosts {
  readonly #publicHosts: readonly (string | undefined)[] | 'any'
  readonly #ports: readonly number[]

  /**
   * @param publicHosts names such as `mock.example.com`, with or without a port; of `*.mock.example.com` the first label is the
   * world; `any` without a connection
   */
  constructor(publicHosts: readonly string[] | 'any' = []) {
    const hosts = publicHosts === 'any' ? [] : publicHosts.map((host) => host.toLowerCase().split(':'))
    this.#publicHosts = publicHosts === 'any' ? 'any' : hosts.map(([name]) => name)
    this.#ports = [80, 443, ...hosts.map(([, port]) => Number(port))]
  }

  /**
   * Looks up a host.
   * @param host the value of a Host header, with or without a port
   * @param port of the connection; undefined for a call without one. A public host has this port or a configured one: a client
   * can claim any, which would get into links.
   * @returns undefined for a host that this server does not serve, also for a name with a trailing dot
   */
  find(host: string, port?: number): ServedHost | undefined {
    const [, name, claimed] = hostPattern.exec(host.toLowerCase()) ?? []
    // Links and return addresses are made of it.
    if (name === undefined || Number(claimed ?? 0) > 65_535) return undefined
    if (name === 'localhost' || loopbackAddress.test(name)) return { world: undefined, domain: 'localhost' }
    if (name.endsWith('.localhost')) return { world: name.slice(0, -'.localhost'.length), domain: 'localhost' }
    if (this.#publicHosts === 'any') return port === undefined ? { world: undefined, domain: 'localhost' } : undefined
    if (port !== undefined && claimed !== undefined && ![port, ...this.#ports].includes(Number(claimed)))
      return undefined
    if (this.#publicHosts.includes(name)) return { world: undefined, domain: undefined }
    const [label = '', ...rest] = name.split('.')
    const domain = rest.join('.')
    return label !== '' && this.#publicHosts.includes(`*.${domain}`) ? { world: label, domain } : undefined
  }
}
