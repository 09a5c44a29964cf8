import { useEffect, useRef, useState, type ReactNode } from 'react'

interface PlotProps {
  /** For whoever does not see it. */
  words: string
  /** In pixels, also before its width is known: nothing below it moves. */
  height: number
  /** Draws at a width in pixels. */
  children: (width: number) => ReactNode
}

/** A drawing as wide as its place: letters keep their size. On paper it shrinks as a whole. */
export function Plot({ words, height, children }: PlotProps) {
  const place = useRef<HTMLDivElement>(null)
  const [width, setWidth] = useState(0)
  useEffect(() => {
    const element = place.current
    if (!element) return
    const observer = new ResizeObserver(() => setWidth(element.clientWidth))
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return (
    <div ref={place} style={{ minHeight: height }} className="min-w-0">
      {width > 0 && (
        <svg
          role="img"
          aria-label={words}
          viewBox={`0 0 ${width} ${height}`}
          width={width}
          height={height}
          className="block h-auto max-w-full text-tiny"
        >
          {children(width)}
        </svg>
      )}
    </div>
  )
}
