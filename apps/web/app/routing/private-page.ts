/**
 * The `handle` of a route or layout whose pages belong to one visitor or one purchase: the pages
 * have `noindex`, no request carries their URL, and the build gives them `Cache-Control: no-store`.
 */
export const privatePage = { private: true } as const

export const isPrivateHandle = (handle: unknown): boolean => Object(handle).private === true
