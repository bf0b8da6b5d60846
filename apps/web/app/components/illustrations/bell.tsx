import { Illustration } from '../illustration'

const width = 360
const base = 210
const middle = width / 2

/** The height of the normal curve over a point of the drawing, in its units. */
const height = (x: number) => 150 * Math.exp(-(((x - middle) / 62) ** 2) / 2)

const points = Array.from({ length: 61 }, (_, index) => {
  const x = 20 + (index * (width - 40)) / 60
  return `${x.toFixed(1)} ${(base - height(x)).toFixed(1)}`
})
const curve = `M${points.join('L')}`
const marks = [-2, -1, 0, 1, 2].map((deviation) => middle + deviation * 62)

/** A normal curve over its standard deviations, the middle part filled. */
export const Bell = () => (
  <Illustration box={[0, 0, width, 250]} label="A bell curve over a scale">
    <clipPath id="bell-middle">
      <path d={`M${middle - 62} 0H${middle + 62}V${base}H${middle - 62}Z`} />
    </clipPath>
    <path d={`${curve}V${base}H20Z`} fill="var(--accent-wash)" clipPath="url(#bell-middle)" />
    <path d={curve} fill="none" stroke="var(--accent)" strokeWidth="2.5" strokeLinejoin="round" />
    <path d={`M10 ${base}H350`} stroke="var(--ink)" strokeWidth="1.5" />
    {marks.map((x) => (
      <path key={x} d={`M${x} ${base}v8`} stroke="var(--ink)" strokeWidth="1.5" />
    ))}
    {marks.map((x, index) => (
      <text key={x} x={x} y={base + 28} textAnchor="middle" fontSize="14" fill="var(--ink-soft)">
        {['−2', '−1', '0', '+1', '+2'][index]}
      </text>
    ))}
  </Illustration>
)
