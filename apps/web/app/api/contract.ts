import type { HostContract } from '@shop/contract/host'

/**
 * The contract's routes (method, path, metadata) without their zod schemas, so that a page can send
 * requests before it has loaded the schemas. Responses are parsed with them (parse-response.ts),
 * and typed as those of any host.
 */
export const contract: HostContract = __CONTRACT__
