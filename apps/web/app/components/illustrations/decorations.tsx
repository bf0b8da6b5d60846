import { corner, pentagonPath, radarPath, spokesPath } from '@shop/design'
import type { ReactNode } from 'react'
import { Illustration } from '../illustration'

/** Decorative: hidden from screen readers. */
const Decoration = ({ children }: { readonly children: ReactNode }) => (
  <Illustration box={[0, 0, 360, 260]}>{children}</Illustration>
)

const table = { cx: 180, cy: 132, r: 68 }
const seats = { cx: 180, cy: 132, r: 104 }

/** A round table with ten seats, one of them the trainer’s. */
export const Seats = () => (
  <Decoration>
    <circle {...table} fill="var(--sheet)" stroke="var(--ink)" strokeWidth="1.5" />
    <path d={pentagonPath({ ...table, r: 40 })} fill="none" stroke="var(--line)" strokeWidth="1.5" />
    <path
      d={radarPath({ ...table, r: 40 }, [0.82, 0.46, 0.7, 0.9, 0.58])}
      fill="var(--accent-wash)"
      stroke="var(--accent)"
      strokeWidth="2"
      strokeLinejoin="round"
    />
    {Array.from({ length: 10 }, (_, index) => {
      const { x, y } = corner(seats, index, 10)
      return (
        <circle
          key={`${x} ${y}`}
          cx={x}
          cy={y}
          r="16"
          fill={index === 0 ? 'var(--accent)' : 'var(--shade)'}
          stroke={index === 0 ? 'var(--accent)' : 'var(--control)'}
          strokeWidth="1.5"
        />
      )
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

/** A row of books. */
export const Books = () => (
  <Decoration>
    {books.map(({ x, width, height, fill }) => (
      <g key={x}>
        <rect
          x={x}
          y={222 - height}
          width={width}
          height={height}
          rx="2"
          fill={fill}
          stroke="var(--ink)"
          strokeWidth="1.5"
        />
        <path
          d={`M${x} ${240 - height}h${width}M${x} ${204}h${width}`}
          stroke={fill === 'var(--accent)' ? 'var(--on-accent)' : 'var(--ink-soft)'}
          strokeWidth="1.5"
        />
      </g>
    ))}
    <g transform="rotate(-14 262 222)">
      <rect x="246" y="66" width="28" height="156" rx="2" fill="var(--sheet)" stroke="var(--ink)" strokeWidth="1.5" />
      <path d={pentagonPath({ cx: 260, cy: 104, r: 9 })} fill="var(--accent)" />
    </g>
    <path d="M40 223H320" stroke="var(--ink)" strokeWidth="2.5" strokeLinecap="round" />
  </Decoration>
)

const plot = { cx: 180, cy: 106, r: 54 }

/** A report: a plot, lines of text, and a second sheet behind. */
export const Report = () => (
  <Decoration>
    <rect
      x="112"
      y="12"
      width="164"
      height="226"
      rx="4"
      fill="var(--shade)"
      stroke="var(--control)"
      strokeWidth="1.5"
      transform="rotate(4 194 125)"
    />
    <rect x="98" y="14" width="164" height="226" rx="4" fill="var(--sheet)" stroke="var(--ink)" strokeWidth="1.5" />
    <path d={pentagonPath(plot)} fill="none" stroke="var(--line)" strokeWidth="1.5" />
    <path d={spokesPath(plot)} stroke="var(--line)" strokeWidth="1.5" />
    <path
      d={radarPath(plot, [0.7, 0.5, 0.86, 0.6, 0.78])}
      fill="var(--accent-wash)"
      stroke="var(--accent)"
      strokeWidth="2"
      strokeLinejoin="round"
    />
    <path
      d="M120 36h60M120 178h120M120 194h120M120 210h76"
      stroke="var(--ink-soft)"
      strokeWidth="3"
      strokeLinecap="round"
    />
  </Decoration>
)

/** A parcel. */
export const Parcel = () => (
  <Decoration>
    <path
      d="M180 24L286 76V186L180 238L74 186V76Z"
      fill="var(--sheet)"
      stroke="var(--ink)"
      strokeWidth="1.5"
      strokeLinejoin="round"
    />
    <path
      d="M180 128L286 76L180 24L74 76Z"
      fill="var(--shade)"
      stroke="var(--ink)"
      strokeWidth="1.5"
      strokeLinejoin="round"
    />
    <path d="M180 128V238" stroke="var(--ink)" strokeWidth="1.5" />
    <path d="M127 50L233 102V212" fill="none" stroke="var(--accent)" strokeWidth="10" strokeLinejoin="round" />
    <path d="M96 150l46 22M96 166l28 14" stroke="var(--ink-soft)" strokeWidth="2.5" strokeLinecap="round" />
  </Decoration>
)
