/** Matches an origin on this machine: localhost and its subdomains, 127.0.0.1 or ::1, on any port. */
export const loopbackOrigin = /^https?:\/\/(?:(?:[a-z0-9-]+\.)*localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/

/** @param origins those other than loopback whose pages may call */
export const isAllowedOrigin = (origin: string, origins: readonly string[]): boolean =>
  loopbackOrigin.test(origin) || origins.includes(origin)
