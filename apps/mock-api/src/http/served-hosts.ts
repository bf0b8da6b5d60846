import type { ServedHost } from '../worlds/world-name.ts'

type FindHost = (host: string, connectionPort: number | undefined) => ServedHost | undefined

/**
 * Returns a function that looks up the value of a Host header, which ends up in links and return
 * addresses. It returns undefined for a host that this server does not serve.
 * @param publicHosts as of `AppOptions`
 */
export const hostFinder = (publicHosts: readonly string[] | 'any' = []): FindHost => {
  const findPublicHost = publicHosts === 'any' ? findAnyHost : publicHostFinder(publicHosts)
  return (host, connectionPort) => {
    const address = parseHost(host)
    return address && (findLocalHost(address) ?? findPublicHost(address, connectionPort))
  }
}

interface HostAddress {
  readonly name: string
  readonly port: number | undefined
}

const hostPattern = /^(\[[\da-f:.]+\]|[a-z\d._-]+)(?::(\d{1,5}))?$/

const parseHost = (host: string): HostAddress | undefined => {
  const [, name, portText] = hostPattern.exec(host.toLowerCase()) ?? []
  const port = portText === undefined ? undefined : Number(portText)
  return name === undefined || (port ?? 0) > 65_535 ? undefined : { name, port }
}

const loopbackAddress = /^(?:127(?:\.(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}|\[::1\])$/

/** localhost, its subdomains, which are worlds, and loopback addresses. */
const findLocalHost = ({ name }: HostAddress): ServedHost | undefined => {
  if (name === 'localhost' || loopbackAddress.test(name)) {
    return { world: undefined, domain: 'localhost' }
  }
  if (!name.endsWith('.localhost')) return undefined
  return { world: name.slice(0, -'.localhost'.length), domain: 'localhost' }
}

type FindPublicHost = (
  address: HostAddress,
  connectionPort: number | undefined,
) => ServedHost | undefined

/** Any host is like localhost, for calls of `inject` alone: they have no connection. */
const findAnyHost: FindPublicHost = (_address, connectionPort) =>
  connectionPort === undefined ? { world: undefined, domain: 'localhost' } : undefined

const publicHostFinder = (publicHosts: readonly string[]): FindPublicHost => {
  const addresses = publicHosts.map((host) => host.toLowerCase().split(':'))
  const names = addresses.map(([name]) => name)
  const ports = [80, 443, ...addresses.map(([, port]) => Number(port))]
  return ({ name, port }, connectionPort) => {
    // A client can claim any port.
    const isServedPort =
      port === undefined ||
      connectionPort === undefined ||
      port === connectionPort ||
      ports.includes(port)
    if (!isServedPort) return undefined
    if (names.includes(name)) return { world: undefined, domain: undefined }
    const [label = '', ...rest] = name.split('.')
    const domain = rest.join('.')
    return label !== '' && names.includes(`*.${domain}`) ? { world: label, domain } : undefined
  }
}
