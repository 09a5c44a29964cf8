import { ArrowLeft, MessageCircle } from 'lucide-react'
import { Link } from 'react-router-dom'
import { askCoach } from '@/components/ask-coach'
import { ErrorNotice } from '@/components/error-notice'
import type { LearningState } from '@/components/learning/use-learning'
import type { Lesson } from '@/domain/learning/lessons'
import { LEARNING_MODULES } from '@/domain/learning/modules'
import { stateOf } from '@/domain/learning/progress'
import { paths } from '@/lib/paths'
import { Button, buttonClass } from '@/ui/button'
import { Skeleton } from '@/ui/skeleton'
import { ExerciseCard } from '../exercise'
import { LessonMark } from '../lesson-mark'
import { useOwnTitle } from '@/components/frame/use-own-title'
import { LessonBlocks } from './lesson-blocks'
import { LessonCheck } from './lesson-check'
import { LessonNeighbours } from './lesson-neighbours'
import { LessonSources } from './lesson-sources'
import { ReadMark } from './read-mark'
import { useLessonText } from './use-lesson-text'

export function LessonPage({ lesson, state }: { lesson: Lesson; state: LearningState }) {
  const { id, title, minutes, module } = lesson
  const { text, isFailed, retry } = useLessonText(lesson)
  const known = state.progress && stateOf(state.progress.learning, id)
  const { title: moduleTitle } = LEARNING_MODULES.find(({ key }) => key === module) ?? { title: '' }
  useOwnTitle(title)

  return (
    <article className="mx-auto flex w-full max-w-prose flex-col gap-8 xl:max-w-page">
      <header>
        <Link to={paths.learning} className={buttonClass({ variant: 'ghost' }, '-ml-4 text-ink')}>
          <ArrowLeft aria-hidden className="size-4" />
          Tous les modules
        </Link>
        <h1 className="mt-1 text-title font-bold text-balance">{title}</h1>
        <p className="mt-2 flex items-start gap-2 text-small text-muted [&>svg]:shrink-0">
          <LessonMark state={known} />
          {`${moduleTitle} · ${minutes}\u00a0min, exercice compris`}
        </p>
      </header>
      {isFailed && (
        <ErrorNotice text="Le texte de cette leçon n’a pas pu être chargé." onRetry={() => void retry()} />
      )}
      {!text && !isFailed && <TextSkeleton />}
      {text && (
        // In a wide window the questions stay beside the text and the drawing that they are about.
        <div className="flex flex-col gap-8 xl:grid xl:grid-cols-[minmax(0,65ch)_minmax(20rem,1fr)] xl:items-start xl:gap-x-10">
          <div className="flex min-w-0 flex-col gap-8">
            <LessonBlocks blocks={text.blocks} />
            <ReadMark key={id} lesson={id} state={known} />
          </div>
          <LessonCheck
            check={text.check}
            className="xl:sticky xl:top-[calc(var(--shell-top)+1rem)] xl:max-h-[calc(100dvh-var(--shell-top)-2rem)] xl:overflow-y-auto"
          />
          <div className="flex min-w-0 flex-col gap-8">
            <LessonSources sources={text.sources} />
            <ExerciseCard lesson={lesson} task={text.task} state={known} />
          </div>
        </div>
      )}
      <p className="print:hidden">
        <Button
          variant="ghost"
          aria-haspopup="dialog"
          className="-ml-4 text-ink"
          onClick={({ currentTarget }) => askCoach({ kind: 'lesson', title }, currentTarget)}
        >
          <MessageCircle aria-hidden className="size-4" />
          En parler au coach
        </Button>
      </p>
      <LessonNeighbours of={id} />
    </article>
  )
}

function TextSkeleton() {
  return (
    // At least the window's height, so that later content does not shift in view.
    <div aria-busy className="flex min-h-dvh flex-col gap-3">
      <p className="sr-only">Chargement de la leçon…</p>
      <Skeleton className="h-5" />
      <Skeleton className="h-5" />
      <Skeleton className="h-5 w-2/3" />
      <Skeleton className="mt-4 h-40" />
    </div>
  )
}
