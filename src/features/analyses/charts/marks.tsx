import { useState, type KeyboardEvent } from 'react'

export interface Mark {
  readonly key: string
  /** The part of the drawing that answers to the pointer. */
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  /** Baseline of its value. */
  readonly at: number
  /** As a screen reader says it. */
  readonly label: string
  /** As it is drawn. */
  readonly value: string
}

interface MarksProps {
  marks: readonly Mark[]
  /** Of the drawing: no value leaves it. */
  width: number
}

/** Average width of a bold letter at `FINE_PX`. */
const LETTER = 6.8
const TOP = 10

/** Each part of a drawing tells its value on hover and focus: one stop of Tab, then the arrow keys. Drawn last, over the drawing. */
export function Marks({ marks, width }: MarksProps) {
  const [chosen, setChosen] = useState<string | null>(null)
  const stop = marks.find(({ key }) => key === chosen) ?? marks.at(-1)
  return marks.map((mark) => {
    const { key, x, y, label, value, at } = mark
    const half = (value.length * LETTER) / 2
    const middle = x + mark.width / 2
    return (
      <g
        key={key}
        role="img"
        aria-label={label}
        data-mark=""
        tabIndex={key === stop?.key ? 0 : -1}
        onFocus={() => setChosen(key)}
        onKeyDown={moveFocus}
        className="group/mark outline-none"
      >
        <rect
          x={x}
          y={y}
          width={mark.width}
          height={mark.height}
          rx={4}
          strokeWidth={2}
          className="fill-transparent group-focus-visible/mark:stroke-focus"
        />
        <text
          aria-hidden
          x={Math.min(Math.max(middle, half), Math.max(half, width - half))}
          y={Math.max(TOP, at)}
          textAnchor="middle"
          paintOrder="stroke"
          strokeWidth={5}
          strokeLinejoin="round"
          className="pointer-events-none fill-ink stroke-surface font-bold opacity-0 group-hover/mark:opacity-100 group-focus/mark:opacity-100"
        >
          {value}
        </text>
      </g>
    )
  })
}

function moveFocus(event: KeyboardEvent<SVGGElement>) {
  const here = event.currentTarget
  const all = [...(here.ownerSVGElement?.querySelectorAll<SVGGElement>('[data-mark]') ?? [])]
  const at = all.indexOf(here)
  const to = new Map([
    ['ArrowLeft', at - 1],
    ['ArrowRight', at + 1],
    ['Home', 0],
    ['End', all.length - 1],
  ]).get(event.key)
  if (to === undefined || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
  event.preventDefault()
  all[to]?.focus()
}
