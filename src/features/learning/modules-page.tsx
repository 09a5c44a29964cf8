import { ArrowRight } from 'lucide-react'
import { Link } from 'react-router-dom'
import { ErrorNotice } from '@/components/error-notice'
import { PageHeader } from '@/components/frame/page-header'
import type { LearningState } from '@/components/learning/use-learning'
import { counted } from '@/domain/base/text/french-count'
import { LESSONS, MODULE_AIMS, type Lesson } from '@/domain/learning/lessons'
import { LEARNING_MODULES, type LearningModule } from '@/domain/learning/modules'
import { lessonUnderWay, ownModules, stateOf, type Learning } from '@/domain/learning/progress'
import { paths } from '@/lib/paths'
import { SCREENS } from '@/lib/screens'
import { buttonClass } from '@/ui/button'
import { Card } from '@/ui/card'
import { ProgressBar } from '@/ui/progress-bar'
import { Skeleton } from '@/ui/skeleton'
import { LessonMark } from './lesson-mark'
import { useOwnTitle } from '@/components/frame/use-own-title'

const STATUS = { completed: 'Terminé', in_progress: 'En cours', pending: 'À venir' } as const

/** The three modules with their lessons; none is locked. */
export function ModulesPage({ state: { progress, isOffline, retry } }: { state: LearningState }) {
  const learning = progress?.learning ?? null
  useOwnTitle(SCREENS.learning.title)
  return (
    <div className="mx-auto flex w-full max-w-3xl flex-col gap-4 sm:gap-6">
      <PageHeader title={SCREENS.learning.title} />
      <p className="-mt-2 max-w-reading text-muted">
        {`${LESSONS.length} leçons courtes. Une leçon est terminée quand son exercice est fait.`}
      </p>
      {retry && (
        <ErrorNotice
          text="Votre progression n’a pas pu être lue. Les leçons restent ouvertes."
          onRetry={retry}
        />
      )}
      {isOffline && (
        <ErrorNotice
          tone="info"
          text="Hors ligne, cet appareil ne connaît pas votre progression. Les leçons restent ouvertes."
        />
      )}
      <Next learning={learning} isUnknown={isOffline || retry !== null} />
      {(learning ? ownModules(LESSONS, learning) : LEARNING_MODULES).map((module) => (
        <Module
          key={module.key}
          module={module}
          learning={learning}
          isUnknown={isOffline || retry !== null}
        />
      ))}
    </div>
  )
}

function Next({ learning, isUnknown }: { learning: Learning | null; isUnknown: boolean }) {
  if (!learning) return isUnknown ? null : <Skeleton className="h-21 sm:h-12" />
  const underWay = lessonUnderWay(LESSONS, learning)
  const isBegun = learning.size > 0
  const next = underWay ?? (isBegun ? null : LESSONS[0])
  if (!next) {
    return (
      <p className="font-semibold text-success">
        Toutes les leçons sont faites. Elles restent là pour être relues.
      </p>
    )
  }
  return (
    <Link
      to={paths.lesson(next.id)}
      className={buttonClass({ size: 'lg' }, 'self-start text-left max-sm:w-full max-sm:justify-between')}
    >
      {/* Two lines on a phone: the action, then the title. */}
      <span className="min-w-0">
        <span className="max-sm:block">
          {isBegun ? 'Continuer' : 'Commencer'}
          <span className="max-sm:sr-only">{'\u00a0: '}</span>
        </span>
        <span className="max-sm:block max-sm:text-small max-sm:font-medium">{next.title}</span>
      </span>
      <ArrowRight aria-hidden className="size-5" />
    </Link>
  )
}

interface ModuleProps {
  module: LearningModule
  learning: Learning | null
  isUnknown: boolean
}

function Module({ module: { key, title, status, level, progress }, learning, isUnknown }: ModuleProps) {
  const lessons = LESSONS.filter(({ module }) => module === key)
  return (
    <Card id={key} aria-labelledby={`module-${key}`} className="flex scroll-mt-24 flex-col gap-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id={`module-${key}`} className="text-heading font-bold">
          {title}
        </h2>
        <span className="text-fine font-semibold text-muted">
          {[learning && STATUS[status], `Niveau ${level}`, counted(lessons.length, 'leçon')]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </div>
      <p className="max-w-reading text-small text-muted">{MODULE_AIMS[key]}</p>
      {learning ? (
        <ProgressBar label="Progression" value={progress} />
      ) : isUnknown ? null : (
        <Skeleton className="h-9" />
      )}
      <ol className="-mb-2 flex flex-col divide-y divide-line">
        {lessons.map((lesson) => (
          <LessonRow key={lesson.id} lesson={lesson} learning={learning} />
        ))}
      </ol>
    </Card>
  )
}

function LessonRow({
  lesson: { id, title, minutes },
  learning,
}: {
  lesson: Lesson
  learning: Learning | null
}) {
  return (
    <li>
      <Link
        to={paths.lesson(id)}
        className="-mx-2 flex min-h-target items-center gap-3 rounded-field px-2 py-2.5 text-ink no-underline hover:bg-hover active:bg-pressed"
      >
        <LessonMark state={learning && stateOf(learning, id)} />
        <span className="min-w-0 flex-1 font-medium wrap-anywhere">{title}</span>
        <span className="shrink-0 text-fine text-muted tabular-nums">{`${minutes}\u00a0min`}</span>
      </Link>
    </li>
  )
}
