import { corner, pentagonPath, radarPath, spokesPath } from '@shop/design'
import type { ReactNode } from 'react'
import { Illustration } from '../illustration'

/** Decorative: hidden from screen readers. */
const Decoration = ({ children }: { readonly children: ReactNode }) => (
  <Illustration box={[0, 0, 360, 260]}>
    <g stroke="var(--ink)" strokeWidth="1.5" strokeLinejoin="round">
      {children}
    </g>
  </Illustration>
)

const profile = { fill: 'var(--accent-wash)', stroke: 'var(--accent)', strokeWidth: 2 }
const table = { cx: 180, cy: 132, r: 68 }
const pentagon = { ...table, r: 40 }
const seats = { ...table, r: 104 }

/** A round table with ten seats, one of them the trainer’s. */
export const Seats = () => (
  <Decoration>
    <circle {...table} fill="var(--sheet)" />
    <path d={pentagonPath(pentagon)} fill="none" stroke="var(--line)" />
    <path d={radarPath(pentagon, [0.82, 0.46, 0.7, 0.9, 0.58])} {...profile} />
    {Array.from({ length: 10 }, (_, index) => {
      const { x, y } = corner(seats, index, 10)
      const colours =
        index === 0
          ? { fill: 'var(--accent)', stroke: 'var(--accent)' }
          : { fill: 'var(--shade)', stroke: 'var(--control)' }
      return <circle key={`${x} ${y}`} cx={x} cy={y} r="16" {...colours} />
    })}
  </Decoration>
)

const books = [
  { x: 62, width: 34, height: 172, fill: 'var(--shade)' },
  { x: 100, width: 26, height: 150, fill: 'var(--sheet)' },
  { x: 130, width: 44, height: 190, fill: 'var(--accent)' },
  { x: 178, width: 22, height: 160, fill: 'var(--sheet)' },
  { x: 204, width: 30, height: 178, fill: 'var(--shade)' },
] as const

export const Books = () => (
  <Decoration>
    {books.map(({ x, width, height, fill }) => (
      <g key={x}>
        <rect x={x} y={222 - height} width={width} height={height} rx="2" fill={fill} />
        <path
          d={`M${x} ${240 - height}h${width}M${x} ${204}h${width}`}
          stroke={fill === 'var(--accent)' ? 'var(--on-accent)' : 'var(--ink-soft)'}
        />
      </g>
    ))}
    <g transform="rotate(-14 262 222)">
      <rect x="246" y="66" width="28" height="156" rx="2" fill="var(--sheet)" />
      <path d={pentagonPath({ cx: 260, cy: 104, r: 9 })} fill="var(--accent)" stroke="none" />
    </g>
    <path d="M40 223H320" strokeWidth="2.5" strokeLinecap="round" />
  </Decoration>
)

const plot = { cx: 180, cy: 106, r: 54 }
const sheet = { width: 164, height: 226, rx: 4 }

export const Report = () => (
  <Decoration>
    <rect
      x="112"
      y="12"
      {...sheet}
      fill="var(--shade)"
      stroke="var(--control)"
      transform="rotate(4 194 125)"
    />
    <rect x="98" y="14" {...sheet} fill="var(--sheet)" />
    <path d={`${pentagonPath(plot)}${spokesPath(plot)}`} fill="none" stroke="var(--line)" />
    <path d={radarPath(plot, [0.7, 0.5, 0.86, 0.6, 0.78])} {...profile} />
    <path
      d="M120 36h60M120 178h120M120 194h120M120 210h76"
      stroke="var(--ink-soft)"
      strokeWidth="3"
      strokeLinecap="round"
    />
  </Decoration>
)

export const Parcel = () => (
  <Decoration>
    <path d="M180 24L286 76V186L180 238L74 186V76Z" fill="var(--sheet)" />
    <path d="M180 128L286 76L180 24L74 76Z" fill="var(--shade)" />
    <path d="M180 128V238" />
    <path d="M127 50L233 102V212" fill="none" stroke="var(--accent)" strokeWidth="10" />
    <path
      d="M96 150l46 22M96 166l28 14"
      stroke="var(--ink-soft)"
      strokeWidth="2.5"
      strokeLinecap="round"
    />
  </Decoration>
)
