export { colourVar, tokenSheet } from './css.ts'
export { corner, pentagonPath, polygonPath, radarPath, spokesPath } from './geometry.ts'
export { brandMark, brandMarkSvg, emblem, markSize } from './marks.ts'
export * from './tokens.ts'
