import { useState } from 'react'
import { ReplacementPreview } from '@/components/work/replacement-preview'
import { PresentText } from '@/components/work/present-text'
import { ReadFailure } from '@/components/work/read-failure'
import { useProjectsToChoose } from '@/components/work/use-projects'
import { newProjectId, type LiveProject } from '@/data/projects'
import {
  checkItems,
  itemName,
  newContent,
  presentIn,
  PROJECT_FIELD,
  textField,
  TITLE_FIELD,
  titleFault,
  wayField,
  wayOf,
  type ItemsExercise,
} from '@/domain/learning/items-exercise'
import type { ExerciseItem } from '@/domain/learning/lesson'
import type { Faults } from '@/domain/learning/typed'
import { itemWays } from '@/domain/projects/text/item-text'
import { contentOf, type ProjectContent } from '@/domain/projects/parts'
import { isBlank } from '@/domain/base/text/visible-text'
import { useIsOnline } from '@/lib/hooks/use-is-online'
import { SelectField } from '@/ui/fields/select-field'
import { Skeleton } from '@/ui/skeleton'
import { TextAreaField } from '@/ui/fields/text-area-field'
import { TextField } from '@/ui/fields/text-field'
import { ExerciseForm } from './exercise-form'
import type { ExercisePlace } from './place'
import { takeItems, takeNewProject } from './take-exercise'
import { faultOf, useTyped, type TypedFields } from './use-typed'

const NEW = 'new'

/** Answers for items of a project of the person's: of one that is there, or of a new one. */
export function ItemsForm({ exercise, place }: { exercise: ItemsExercise; place: ExercisePlace }) {
  const { uid } = place
  const projects = useProjectsToChoose(uid)
  const isOnline = useIsOnline()
  const fields = useTyped(place)
  const [newId] = useState(newProjectId)
  const { typed, type } = fields
  const items = projects.status === 'ready' ? projects.value : []
  const wanted = typed[PROJECT_FIELD]
  const named = items.find(({ id }) => id === wanted)
  const project = wanted === NEW ? null : (named ?? items[0] ?? null)

  if (projects.status === 'error') {
    return <ReadFailure text="Vos projets n'ont pas pu être lus." onRetry={projects.retry} />
  }
  // An empty list of this device may only be one that it does not know.
  const isUnknown = projects.status === 'loading' || (!projects.isLive && items.length === 0)
  if (isUnknown && isOnline) return <Skeleton className="h-48" />

  const content = project ? contentOf(project) : newContent(typed)
  const { work, faults: textFaults } = checkItems(exercise, typed, content)
  const nameFault = project ? null : titleFault(typed)
  const faults: Faults | null =
    textFaults || nameFault !== null
      ? { ...(nameFault !== null && { [TITLE_FIELD]: nameFault }), ...textFaults }
      : null
  const isGone = wanted !== undefined && wanted !== NEW && !named

  function take() {
    if (!work) return
    if (project) takeItems(place, project, work, typed)
    else takeNewProject(place, newId, work, typed)
  }

  return (
    <ExerciseForm
      place={place}
      fields={fields}
      faults={faults}
      label={labelOf(project, work?.length === 0)}
      onTake={take}
    >
      {items.length > 0 ? (
        <SelectField
          label="Projet"
          value={project?.id ?? NEW}
          options={[
            ...items.map(({ id, title }) => ({ value: id, label: title })),
            { value: NEW, label: 'Nouveau projet…' },
          ]}
          onChange={(id) => type(PROJECT_FIELD, id)}
        />
      ) : (
        <p className="text-small text-muted">
          {isUnknown
            ? 'Hors ligne, cet appareil ne connaît pas vos projets\u00a0: cet exercice peut en commencer un.'
            : "Vous n'avez pas encore de projet\u00a0: cet exercice en commence un, avec votre réponse dedans."}
        </p>
      )}
      {isGone && (
        <p role="status" className="text-small font-medium text-warning">
          Le projet choisi n'est plus là&nbsp;: vérifiez où va votre réponse.
        </p>
      )}
      {!project && (
        <TextField
          label="Nom du projet"
          dir="auto"
          autoComplete="off"
          value={typed[TITLE_FIELD] ?? ''}
          error={faultOf(fields, faults, TITLE_FIELD)}
          onChange={({ target }) => type(TITLE_FIELD, target.value)}
        />
      )}
      {exercise.items.map((item) => (
        <ItemField key={item.place} {...{ item, fields, faults, content, project }} />
      ))}
    </ExerciseForm>
  )
}

function labelOf(project: LiveProject | null, isThere: boolean): string {
  if (!project) return 'Créer le projet'
  if (isThere) return "C'est déjà dans mon projet"
  return 'Ajouter à mon projet'
}

interface ItemFieldProps {
  item: ExerciseItem
  fields: TypedFields
  faults: Faults | null
  content: ProjectContent
  project: LiveProject | null
}

/** One question, what stands in its item already, and how the answer comes to it. */
function ItemField({ item, fields, faults, content, project }: ItemFieldProps) {
  const { place, question, choices = [] } = item
  const { typed, type } = fields
  const text = typed[textField(place)] ?? ''
  const present = presentIn(content, place)
  const hasText = !isBlank(present)
  const way = wayOf(typed, place, present)
  const answer = text.trim()
  const isThere = answer !== '' && present.includes(answer)

  return (
    <div className="flex flex-col gap-3">
      <p className="text-small text-muted">{`Dans «\u00a0${itemName(place)}\u00a0»`}</p>
      {project && hasText && <PresentText project={project} element={place} />}
      {choices.length > 0 && answer === '' && (
        <div className="flex flex-col gap-2">
          <p className="text-small font-semibold">
            {choices.length === 1 ? 'Une base à compléter' : 'Partez de celle qui vous ressemble'}
          </p>
          {choices.map((choice) => (
            <button
              key={choice}
              type="button"
              onClick={() => type(textField(place), choice)}
              className="min-h-target rounded-field border border-line-strong px-3.5 py-2 text-left text-small whitespace-pre-line hover:bg-brand-soft"
            >
              {choice}
            </button>
          ))}
        </div>
      )}
      <TextAreaField
        label={question}
        dir="auto"
        value={text}
        error={faultOf(fields, faults, textField(place))}
        onChange={({ target }) => type(textField(place), target.value)}
      />
      {isThere && <p className="text-small font-medium text-muted">Déjà dans ce texte.</p>}
      {hasText && answer !== '' && !isThere && itemWays(present, answer).includes('instead') && (
        <fieldset className="flex flex-col gap-1">
          <legend className="sr-only">{`Comment l'ajouter à «\u00a0${itemName(place)}\u00a0»`}</legend>
          <WayChoice
            {...{ name: wayField(place), isChosen: way === 'behind' }}
            onChoose={() => type(wayField(place), 'behind')}
          >
            Ajouter à la suite
          </WayChoice>
          <WayChoice
            {...{ name: wayField(place), isChosen: way === 'instead' }}
            onChoose={() => type(wayField(place), 'instead')}
          >
            Remplacer
          </WayChoice>
          {way === 'instead' && <ReplacementPreview before={present} after={answer} />}
        </fieldset>
      )}
    </div>
  )
}

interface WayChoiceProps {
  name: string
  isChosen: boolean
  onChoose: () => void
  children: string
}

function WayChoice({ name, isChosen, onChoose, children }: WayChoiceProps) {
  return (
    <label className="flex min-h-target cursor-pointer items-center gap-3 text-small">
      <input
        type="radio"
        name={name}
        checked={isChosen}
        onChange={onChoose}
        className="size-4 accent-brand"
      />
      {children}
    </label>
  )
}
