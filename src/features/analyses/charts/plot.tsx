import { useEffect, useRef, useState, type ReactNode } from 'react'

interface PlotProps {
  /** Accessible name. */
  words: string
  /** Reserved before the width is known, so that the layout does not shift. */
  height: number
  /** Its parts have names of their own (`marks.tsx`). */
  hasMarks?: boolean
  children: (width: number) => ReactNode
}

const ROOT_FONT_PX = 16
/** Sizes of text, as `text-fine` and `text-small`. */
const FINE_PX = 12
export const SMALL_PX = 14

/** A drawing as wide as its container. Its unit is a pixel, or larger with a larger font size. In print it shrinks as a whole. */
export function Plot({ words, height, hasMarks = false, children }: PlotProps) {
  const place = useRef<HTMLDivElement>(null)
  const [{ width, unit }, setSize] = useState({ width: 0, unit: 1 })
  useEffect(() => {
    const element = place.current
    if (!element) return
    const observer = new ResizeObserver(() => {
      const unit = parseFloat(getComputedStyle(document.documentElement).fontSize) / ROOT_FONT_PX
      setSize({ width: element.clientWidth, unit })
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return (
    <div ref={place} style={{ minHeight: `${height / ROOT_FONT_PX}rem` }} className="min-w-0">
      {width > 0 && (
        <svg
          role={hasMarks ? 'group' : 'img'}
          aria-label={words}
          viewBox={`0 0 ${width / unit} ${height}`}
          width={width}
          height={height * unit}
          fontSize={FINE_PX}
          className="block h-auto max-w-full"
        >
          {children(width / unit)}
        </svg>
      )}
    </div>
  )
}
