import { Check } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { markRead } from '@/data/learning'
import { mutate } from '@/data/sync/current'
import type { LessonState } from '@/domain/learning/progress'
import { formatDay } from '@/lib/text/format'
import { Button } from '@/ui/button'

/** The end of the text must stay in view for this time: scrolling past is not reading. */
const SEEN_MS = 1_500

/** The end of the text: marks the lesson as read when seen or pressed, without XP. */
export function ReadMark({ lesson, state }: { lesson: string; state: LessonState | null }) {
  const end = useRef<HTMLDivElement>(null)
  const [isMarked, setIsMarked] = useState(false)
  const readAt = state?.readAt ?? null

  function mark() {
    if (isMarked || readAt) return
    setIsMarked(true)
    void mutate(markRead, { lesson })
  }
  const markSeen = useEffectEvent(mark)

  const isKnown = state !== null
  useEffect(() => {
    const place = end.current
    if (!place || !isKnown) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const observer = new IntersectionObserver(([entry]) => {
      clearTimeout(timer)
      if (entry?.isIntersecting === true) timer = setTimeout(() => markSeen(), SEEN_MS)
    })
    observer.observe(place)
    return () => {
      clearTimeout(timer)
      observer.disconnect()
    }
  }, [isKnown])

  return (
    <div ref={end} className="flex min-h-target items-center print:hidden">
      {readAt || isMarked ? (
        <p role="status" className="flex items-center gap-2 text-small font-medium text-muted">
          <Check aria-hidden className="size-4 text-success" />
          {readAt ? `Lue le ${formatDay(readAt)}` : 'Lue'}
        </p>
      ) : (
        <Button variant="secondary" onClick={mark}>
          <Check aria-hidden className="size-4" />
          Lu
        </Button>
      )}
    </div>
  )
}
