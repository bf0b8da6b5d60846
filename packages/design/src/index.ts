export { colourVar, cssVariables, sharedVariables, tokenSheet } from './css.ts'
export { type Circle, corner, type Point, pentagonPath, polygonPath, radarPath, spokesPath } from './geometry.ts'
export { brandMark, brandMarkSvg, emblem, markSize } from './marks.ts'
export * from './tokens.ts'
