import { brandMark, type Dimension, emblem, markSize } from '@shop/design'

const viewBox = `0 0 ${markSize} ${markSize}`

/** The brand's mark; decorative, since the name is next to it. */
export const BrandMark = ({ size = 36 }: { readonly size?: number }) => (
  <svg viewBox={viewBox} width={size} height={size} aria-hidden="true">
    <path
      d={brandMark.rim}
      fill="none"
      stroke="var(--ink)"
      strokeWidth="2"
      strokeLinejoin="round"
    />
    <path d={brandMark.profile} fill="var(--accent)" />
  </svg>
)

/** A dimension's emblem in its colour; decorative, since the dimension's name is next to it. */
export const Emblem = ({
  dimension,
  size = 48,
}: {
  readonly dimension: Dimension
  readonly size?: number
}) => {
  const { rim, spokes, wedge, dot } = emblem(dimension)
  const colour = `var(--${dimension})`
  return (
    <svg viewBox={viewBox} width={size} height={size} aria-hidden="true">
      <path d={rim} fill="none" stroke={colour} strokeWidth="1.5" strokeLinejoin="round" />
      <path d={spokes} stroke={colour} strokeWidth="0.75" opacity="0.45" />
      <path d={wedge} fill={colour} />
      <circle {...dot} fill="var(--sheet)" />
    </svg>
  )
}
