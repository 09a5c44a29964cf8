import type { ReactNode } from 'react'
import { cn } from '@/lib/cn'

/** What an empty place will show, drawn in the shapes of the real thing. */
export type Drawing = 'todos' | 'weeks' | 'conversation' | 'facts' | 'versions'

export function EmptyDrawing({ of, className }: { of: Drawing; className?: string }) {
  return (
    <svg aria-hidden viewBox="0 0 240 104" className={cn('h-auto w-60 max-w-full', className)}>
      {DRAWINGS[of]}
    </svg>
  )
}

const LINE = 'fill-line'

function Line({
  x,
  y,
  width,
  className = LINE,
}: {
  x: number
  y: number
  width: number
  className?: string
}) {
  return <rect x={x} y={y} width={width} height={8} rx={4} className={className} />
}

function Box({ y, isTicked = false }: { y: number; isTicked?: boolean }) {
  return (
    <>
      <rect
        x={9}
        y={y}
        width={18}
        height={18}
        rx={5}
        strokeWidth={2}
        className={isTicked ? 'fill-success stroke-success' : 'fill-surface stroke-line-strong'}
      />
      {isTicked && (
        <path
          d={`M13.5 ${y + 9.5}l3 3 6-6.5`}
          fill="none"
          strokeWidth={2.5}
          strokeLinecap="round"
          strokeLinejoin="round"
          className="stroke-surface"
        />
      )}
    </>
  )
}

/** The done todos of seven days, from Monday. */
function Week({ y, done }: { y: number; done: readonly number[] }) {
  return done.map((count, day) => (
    <rect
      key={day}
      x={116 + day * 16}
      y={y + 20 - count * 5}
      width={10}
      height={Math.max(2, count * 5)}
      rx={2}
      className={count > 0 ? 'fill-brand' : LINE}
    />
  ))
}

const DRAWINGS: Readonly<Record<Drawing, ReactNode>> = {
  todos: (
    <>
      {[
        { y: 8, width: 132, isTicked: true },
        { y: 43, width: 176, isTicked: false },
        { y: 78, width: 108, isTicked: false },
      ].map(({ y, width, isTicked }) => (
        <g key={y}>
          <Box y={y} isTicked={isTicked} />
          <Line x={40} y={y + 5} width={width} />
        </g>
      ))}
    </>
  ),
  weeks: (
    <>
      {[
        { y: 6, width: 84, done: [2, 3, 1, 4, 2, 0, 0] },
        { y: 42, width: 72, done: [1, 2, 2, 3, 0, 1, 0] },
        { y: 78, width: 90, done: [3, 1, 4, 2, 3, 0, 1] },
      ].map(({ y, width, done }) => (
        <g key={y}>
          <Line x={10} y={y + 8} width={width} />
          <Week y={y} done={done} />
        </g>
      ))}
    </>
  ),
  conversation: (
    <>
      <rect x={96} y={6} width={134} height={28} rx={14} className="fill-selected" />
      <Line x={112} y={16} width={98} className="fill-line-strong" />
      <rect x={10} y={46} width={180} height={52} rx={14} className="fill-brand-soft" />
      <Line x={26} y={58} width={140} className="fill-brand" />
      <Line x={26} y={78} width={96} className="fill-brand" />
    </>
  ),
  facts: (
    <>
      {[
        { y: 6, width: 150 },
        { y: 40, width: 112 },
        { y: 74, width: 168 },
      ].map(({ y, width }) => (
        <g key={y}>
          <rect x={10} y={y} width={220} height={26} rx={8} className="fill-brand-soft" />
          <circle cx={26} cy={y + 13} r={5} className="fill-brand" />
          <Line x={40} y={y + 9} width={width} className="fill-brand" />
        </g>
      ))}
    </>
  ),
  versions: (
    <>
      <path d="M20 14v76" strokeWidth={2} className="stroke-line" />
      {[
        { y: 14, width: 140 },
        { y: 52, width: 104 },
        { y: 90, width: 164 },
      ].map(({ y, width }, at) => (
        <g key={y}>
          <circle
            cx={20}
            cy={y}
            r={7}
            strokeWidth={2}
            className={at === 0 ? 'fill-ink stroke-ink' : 'fill-surface stroke-line-strong'}
          />
          <Line x={40} y={y - 4} width={width} />
        </g>
      ))}
    </>
  ),
}
