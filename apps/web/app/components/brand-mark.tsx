import { brandMark, type Dimension, emblem, markSize } from '@shop/design'

const frame = `0 0 ${markSize} ${markSize}`

/** The drawn mark of the house: decoration, since the name stands beside it. */
export const BrandMark = ({ size = 36 }: { readonly size?: number }) => (
  <svg viewBox={frame} width={size} height={size} aria-hidden="true" focusable="false">
    <path d={brandMark.rim} fill="none" stroke="var(--ink)" strokeWidth="2" strokeLinejoin="round" />
    <path d={brandMark.profile} fill="var(--accent)" />
  </svg>
)

/** A dimension's emblem in its hue: decoration, the dimension's name stands beside it. */
export const Emblem = ({ dimension, size = 48 }: { readonly dimension: Dimension; readonly size?: number }) => {
  const { rim, spokes, wedge, dot } = emblem(dimension)
  const paint = `var(--${dimension})`
  return (
    <svg viewBox={frame} width={size} height={size} aria-hidden="true" focusable="false">
      <path d={rim} fill="none" stroke={paint} strokeWidth="1.5" strokeLinejoin="round" />
      <path d={spokes} stroke={paint} strokeWidth="0.75" opacity="0.45" />
      <path d={wedge} fill={paint} />
      <circle {...dot} fill="var(--sheet)" />
    </svg>
  )
}
