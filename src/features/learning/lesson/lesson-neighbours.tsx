import { ArrowLeft, ArrowRight } from 'lucide-react'
import { Link } from 'react-router-dom'
import { LESSONS } from '@/domain/learning/lessons'
import { paths } from '@/lib/paths'
import { buttonClass } from '@/ui/button'

export function LessonNeighbours({ of }: { of: string }) {
  const place = LESSONS.findIndex(({ id }) => id === of)
  const [before, next] = [LESSONS[place - 1], LESSONS[place + 1]]
  return (
    <nav
      aria-label="Leçon précédente et suivante"
      className="flex flex-col gap-1 border-t border-line pt-4 sm:flex-row sm:justify-between sm:gap-4 print:hidden"
    >
      {before && (
        <Link
          to={paths.lesson(before.id)}
          className={buttonClass({ variant: 'ghost' }, '-ml-4 justify-start text-left')}
        >
          <ArrowLeft aria-hidden className="size-4" />
          <span className="min-w-0">
            <span className="sr-only">{'Leçon précédente\u00a0: '}</span>
            {before.title}
          </span>
        </Link>
      )}
      {next && (
        <Link
          to={paths.lesson(next.id)}
          className={buttonClass({ variant: 'ghost' }, '-mr-4 justify-end text-right sm:ml-auto')}
        >
          <span className="min-w-0">
            <span className="sr-only">{'Leçon suivante\u00a0: '}</span>
            {next.title}
          </span>
          <ArrowRight aria-hidden className="size-4" />
        </Link>
      )}
    </nav>
  )
}
