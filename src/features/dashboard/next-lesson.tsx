import { ChevronRight } from 'lucide-react'
import { Link } from 'react-router-dom'
import { ErrorNotice } from '@/components/error-notice'
import { useLearning } from '@/components/learning/use-learning'
import { useSignedIn } from '@/components/signed-in-context'
import { lessonUnderWay, ownModules } from '@/domain/learning/progress'
import { paths } from '@/lib/paths'
import { ProgressBar } from '@/ui/progress-bar'
import { Skeleton } from '@/ui/skeleton'

/** « Leçon suivante » and the progress of the modules; no number until it is known. */
export function NextLesson() {
  const { user } = useSignedIn()
  const { progress, isOffline, retry } = useLearning(user.uid)
  if (retry) {
    return <ErrorNotice tone="warning" text="Votre progression n'a pas pu être lue." onRetry={retry} />
  }
  if (!progress) {
    return isOffline ? (
      <p className="text-fine text-muted">Vos leçons s'afficheront au retour du réseau.</p>
    ) : (
      <Skeleton className="h-24" />
    )
  }
  const lesson = lessonUnderWay(progress.lessons, progress.learning)
  return (
    <div className="flex flex-col border-t border-line pt-1">
      <Link
        to={lesson ? paths.lesson(lesson.id) : paths.learning}
        className="group flex min-h-target items-center gap-2 text-small text-ink no-underline"
      >
        <span className="min-w-0 flex-1">
          <span className="font-semibold text-brand-text">Leçon suivante</span>
          {lesson && (
            <>
              {' · '}
              <span className="group-hover:underline">{lesson.title}</span>
            </>
          )}
        </span>
        <ChevronRight aria-hidden className="size-4 shrink-0 text-muted" />
      </Link>
      <ul className="grid grid-cols-3 gap-3 max-[22rem]:grid-cols-1">
        {ownModules(progress.lessons, progress.learning).map(({ key, title, progress: value }) => (
          <li key={key}>
            <ProgressBar
              label={title}
              value={value}
              isThin
              isValueHidden
              className="h-full justify-between"
              labelClassName="text-fine leading-tight font-medium text-pretty"
            />
          </li>
        ))}
      </ul>
    </div>
  )
}
