import { Link } from 'react-router-dom'
import { PendingMark } from '@/components/pending-mark'
import { ReadFailure } from '@/components/work/read-failure'
import { useProjectOf } from '@/components/work/use-projects'
import { itemName, withoutItems } from '@/domain/learning/items-exercise'
import type { Made } from '@/domain/learning/made'
import { contentOf } from '@/domain/projects/parts'
import { projectPath } from '@/domain/projects/project-writes'
import { paths, type EditorState } from '@/lib/paths'
import { Button, buttonClass } from '@/ui/button'
import { MadeFrame } from './made-frame'
import type { ExercisePlace } from './place'
import { takeBack, undoItems } from './take-exercise'

interface MadeItemsProps {
  place: ExercisePlace
  made: Extract<Made, { kind: 'items' }>
}

/** Texts that an exercise put into a project. */
export function MadeItems({ place, made }: MadeItemsProps) {
  const { found: project, retry } = useProjectOf(place.uid, made.project)
  const before = project ? withoutItems(contentOf(project), made.items) : null
  const first = made.items[0]?.element
  const target: EditorState = { project: made.project, ...(first !== undefined && { item: first }) }

  return (
    <MadeFrame
      documents={[projectPath(made.project)]}
      onGivenUp={() => takeBack(place, made)}
      words={
        <>
          {wordsOf(project, before !== null)}
          {project?.isPending && <PendingMark />}
        </>
      }
      actions={
        <>
          {before !== null && (
            <Button variant="ghost" onClick={() => undoItems(place, made)}>
              Annuler l'ajout
            </Button>
          )}
          {project && (
            <Link to={paths.projects} state={target} className={buttonClass({ variant: 'ghost' })}>
              Voir dans le projet
            </Link>
          )}
          {project === null && (
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

function wordsOf(project: object | null | undefined, isThere: boolean): string {
  if (project === null) return 'Ce projet a été supprimé depuis.'
  return project && !isThere ? 'Ajouté, et modifié depuis dans votre projet.' : 'Ajouté à votre projet.'
}
