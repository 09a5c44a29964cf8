import { useEffect, useRef, type ReactNode } from 'react'

interface SubQuestionProps {
  /** Of the heading, which names the field below. */
  id: string
  title: string
  /** Shown by an answer on this screen, maybe below the visible part of a phone. */
  isRevealed?: boolean
  children: ReactNode
}

/** A second question on the same screen. */
export function SubQuestion({ id, title, isRevealed = false, children }: SubQuestionProps) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!isRevealed) return
    const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches
    place.current?.scrollIntoView({ block: 'nearest', behavior: isStill ? 'auto' : 'smooth' })
  }, [isRevealed])
  return (
    <div ref={place} className="flex scroll-mb-28 flex-col gap-3">
      <h2 id={id} className="text-heading font-bold">
        {title}
      </h2>
      {children}
    </div>
  )
}
