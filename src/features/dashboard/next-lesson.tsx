import { ChevronRight } from 'lucide-react'
import { Link } from 'react-router-dom'
import { ErrorNotice } from '@/components/error-notice'
import { useLearning } from '@/components/learning/use-learning'
import { useSignedIn } from '@/components/signed-in-context'
import { lessonUnderWay, nextLessonLabel } from '@/domain/learning/progress'
import { paths } from '@/lib/paths'
import { Skeleton } from '@/ui/skeleton'

/** « Leçon suivante »; the modules and their progress are on their own page. */
export function NextLesson() {
  const { user } = useSignedIn()
  const { progress, isOffline, retry } = useLearning(user.uid)
  if (retry) {
    return <ErrorNotice tone="warning" text="Votre progression n’a pas pu être lue." onRetry={retry} />
  }
  if (!progress) {
    return isOffline ? (
      <p className="text-fine text-muted">Vos leçons s’afficheront au retour du réseau.</p>
    ) : (
      <Skeleton className="h-11" />
    )
  }
  const lesson = lessonUnderWay(progress.lessons, progress.learning)
  return (
    <Link
      to={lesson ? paths.lesson(lesson.id) : paths.learning}
      className="group -mb-2 flex min-h-target items-center gap-2 border-t border-line pt-1 text-small text-ink no-underline"
    >
      <span className="min-w-0 flex-1">
        <span className="font-semibold text-ink">{nextLessonLabel(progress.lessons, progress.learning)}</span>
        {lesson && (
          <>
            {' · '}
            <span className="group-hover:underline">{lesson.title}</span>
          </>
        )}
      </span>
      <ChevronRight aria-hidden className="size-4 shrink-0 text-muted" />
    </Link>
  )
}
