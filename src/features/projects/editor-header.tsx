import type { RefObject } from 'react'
import { PROJECT_STATUSES, projectProgress } from '@/domain/project'
import { projectStatusLabel } from '@/domain/project-status'
import { ProgressBar } from '@/ui/progress-bar'
import { SelectField } from '@/ui/select-field'
import { TextField } from '@/ui/text-field'
import { ConflictChoice } from './conflict-choice'
import { TITLE_FIELD_ID } from './editor-ids'
import type { EditorStore } from './editor-store'
import { titleFault } from './editor-text'
import { useEditing } from './use-editing'

const STATUSES = PROJECT_STATUSES.map((value) => ({ value, label: projectStatusLabel(value) }))

interface EditorHeaderProps {
  store: EditorStore
  titleRef: RefObject<HTMLInputElement | null>
  /** Somebody asked to save: a blank title is a mistake from now on. */
  isChecked: boolean
}

/** The project as a whole: its name, where it stands and how far it is. */
export function EditorHeader({ store, titleRef, isChecked }: EditorHeaderProps) {
  return (
    <header className="flex flex-col gap-3 border-b border-line px-4 pt-[max(0.75rem,env(safe-area-inset-top))] pb-4 sm:px-6 sm:pt-5">
      <div className="flex flex-wrap items-start gap-x-6 gap-y-3">
        <div className="min-w-0 grow basis-72">
          <Title store={store} titleRef={titleRef} isChecked={isChecked} />
        </div>
        <Status store={store} />
      </div>
      <Progress store={store} />
      <ConflictChoice store={store} part="title" />
      <ConflictChoice store={store} part="status" />
    </header>
  )
}

function Title({ store, titleRef, isChecked }: EditorHeaderProps) {
  const title = useEditing(store, ({ content }) => content.title)
  return (
    <TextField
      ref={titleRef}
      id={TITLE_FIELD_ID}
      label="Nom du projet"
      isLabelHidden
      placeholder="Nom du projet"
      autoComplete="off"
      dir="auto"
      value={title}
      error={titleFault(title, isChecked)}
      onChange={(event) => store.rename(event.target.value)}
      className="font-display text-heading font-extrabold sm:text-title"
    />
  )
}

function Status({ store }: { store: EditorStore }) {
  const status = useEditing(store, ({ content }) => content.status)
  return (
    <SelectField
      label="Statut"
      isLabelHidden
      options={STATUSES}
      value={status}
      onChange={store.setStatus}
      className="w-full sm:w-44"
    />
  )
}

function Progress({ store }: { store: EditorStore }) {
  const progress = useEditing(store, ({ content }) => projectProgress(content.sections))
  return <ProgressBar label="Progression du projet" value={progress} />
}
