/** The readers of `reading.ts`, with zod and the contract's schemas: 15 KiB that come beside the first load, not in it. */
export const reading = () => import('./parsers')
