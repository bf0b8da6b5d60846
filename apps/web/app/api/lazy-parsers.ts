/** Loads `parsers.ts` with zod and the contract's schemas: 15 KiB that stay off the first load. */
export const loadParsers = () => import('./parsers')
