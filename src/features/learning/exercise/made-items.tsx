import { Link } from 'react-router-dom'
import { PendingMark } from '@/components/pending-mark'
import { ReadFailure } from '@/components/work/read-failure'
import { useDraftOf, useProjectOf } from '@/components/work/use-projects'
import { retriable, shownContent } from '@/components/work/write-project'
import { isUntouched } from '@/domain/coach/new-project'
import { itemName, withoutItems } from '@/domain/learning/items-exercise'
import type { Made } from '@/domain/learning/made'
import { isWork } from '@/domain/projects/unsaved-work'
import { paths, type EditorState } from '@/lib/paths'
import { Button, buttonClass } from '@/ui/button'
import { MadeFrame } from './made-frame'
import type { ExercisePlace } from './place'
import { retryItems, takeBack, undoItems } from './take-exercise'

interface MadeItemsProps {
  place: ExercisePlace
  made: Extract<Made, { kind: 'items' }>
}

/** Texts that an exercise put into a project. */
export function MadeItems({ place, made }: MadeItemsProps) {
  const { found: project, retry } = useProjectOf(place.uid, made.project)
  const draft = useDraftOf(place.uid, made.project)
  const isRefused = draft?.state === 'refused'
  const before = project ? withoutItems(shownContent(project, draft), made.items) : null
  const canRetry = isRefused && retriable(draft, project ?? null) !== null
  const canUndo = project && before !== null && !isRefused
  const first = made.items[0]?.element
  const target: EditorState = { project: made.project, ...(first !== undefined && { item: first }) }

  return (
    <MadeFrame
      isRefused={isRefused}
      words={
        <>
          {wordsOf({ project, isRefused, isThere: before !== null, isDraft: isWork(draft) })}
          {project?.isPending && !isRefused && <PendingMark />}
        </>
      }
      actions={
        <>
          {canRetry && (
            <Button
              variant="secondary"
              className="ml-3"
              onClick={() => retryItems(place, project ?? null, made.project)}
            >
              Réessayer
            </Button>
          )}
          {canUndo && (
            <Button
              variant="ghost"
              onClick={() => undoItems(place, made, project, isUntouched(project, draft))}
            >
              Annuler l'ajout
            </Button>
          )}
          {project && (
            <Link to={paths.projects} state={target} className={buttonClass({ variant: 'ghost' })}>
              Voir dans le projet
            </Link>
          )}
          {project === null && !isRefused && (
            <Button variant="ghost" onClick={() => takeBack(place, made)}>
              Refaire l'exercice
            </Button>
          )}
        </>
      }
    >
      {made.items.map(({ element, text }) => (
        <div key={element} className="text-small">
          <p className="text-muted">
            {project ? `${project.title} · ${itemName(element)}` : itemName(element)}
          </p>
          <p dir="auto" className="line-clamp-6 wrap-anywhere whitespace-pre-wrap">
            {text}
          </p>
        </div>
      ))}
      {retry && <ReadFailure text="Ce projet n'a pas pu être lu." onRetry={retry} />}
    </MadeFrame>
  )
}

interface Standing {
  readonly project: object | null | undefined
  readonly isRefused: boolean
  readonly isThere: boolean
  readonly isDraft: boolean
}

function wordsOf({ project, isRefused, isThere, isDraft }: Standing): string {
  if (isRefused) return 'Non enregistré\u00a0: votre texte est gardé sur cet appareil.'
  if (project === null) return 'Ce projet a été supprimé depuis.'
  if (project && !isThere) return 'Ajouté, et modifié depuis dans votre projet.'
  return isDraft ? 'Dans le brouillon de votre projet, à sauvegarder.' : 'Ajouté à votre projet.'
}
