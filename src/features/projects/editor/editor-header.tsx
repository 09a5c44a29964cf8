import { visibleText } from '@/domain/base/text/visible-text'
import type { ComponentType, RefObject } from 'react'
import { PROJECT_TITLE_MAX } from '@/domain/base/text/text-limits'
import { PROJECT_HEADS, PROJECT_PARTS, type ProjectHead } from '@/domain/projects/parts'
import { projectProgress } from '@/domain/projects/project'
import { PROJECT_STATUSES, projectStatusLabel } from '@/domain/projects/project-status'
import { cn } from '@/lib/cn'
import { formatNumber } from '@/lib/text/format'
import { ProgressBar } from '@/ui/progress-bar'
import { SelectField } from '@/ui/fields/select-field'
import { TextField } from '@/ui/fields/text-field'
import { TITLE_FIELD_ID } from './editor-focus'
import { useEditing, type EditorStore } from './editor-store'

const LONG_TITLE = 32

const STATUSES = PROJECT_STATUSES.map((value) => ({ value, label: projectStatusLabel(value) }))

interface EditorHeaderProps {
  store: EditorStore
  titleRef: RefObject<HTMLInputElement | null>
  /** A save was requested: from now on a blank title is an error. */
  isChecked: boolean
}

export function EditorHeader({ store, titleRef, isChecked }: EditorHeaderProps) {
  return (
    <header className="flex flex-wrap items-center gap-x-5 gap-y-3 border-b border-line px-4 pt-[max(0.75rem,env(safe-area-inset-top))] pb-3 sm:px-6 sm:pt-4 sm:pb-4 [@media(height<30rem)]:pt-1 [@media(height<30rem)]:pb-2">
      <div className="min-w-0 grow basis-full lg:basis-80 sm:[@media(height<30rem)]:basis-60">
        <FIELDS.title store={store} titleRef={titleRef} isChecked={isChecked} />
      </div>
      <div className="flex grow flex-wrap items-center gap-x-5 gap-y-3 lg:grow-0">
        <Progress store={store} />
        {PROJECT_HEADS.filter((head) => head !== 'title').map((head) => {
          const Field = FIELDS[head]
          return <Field key={head} store={store} titleRef={titleRef} isChecked={isChecked} />
        })}
      </div>
    </header>
  )
}

function Title({ store, titleRef, isChecked }: EditorHeaderProps) {
  const title = useEditing(store, ({ content }) => content.title)
  return (
    <TextField
      ref={titleRef}
      id={TITLE_FIELD_ID}
      label={PROJECT_PARTS.title.label}
      isLabelHidden
      placeholder="Nom du projet"
      autoComplete="off"
      dir="auto"
      value={title}
      error={titleFault(title, isChecked)}
      onChange={(event) => store.setHead('title', event.target.value)}
      // Looks like a field only near the mouse or the focus. A long title is smaller, to be seen whole.
      className={cn(
        '-ml-2.5 min-h-12 w-[calc(100%+0.625rem)] border-transparent bg-transparent px-2.5 font-display font-bold text-ellipsis hover:border-line-strong focus:border-line-strong focus:bg-surface',
        title.length > LONG_TITLE ? 'text-heading' : 'text-title',
      )}
    />
  )
}

/** The error of a title; a blank title is only an error once a save was requested. */
function titleFault(title: string, isBlankFault: boolean): string | null {
  const { length } = visibleText(title)
  if (length === 0) return isBlankFault ? 'Le titre du projet est requis' : null
  if (length <= PROJECT_TITLE_MAX) return null
  return `Un titre contient au plus ${PROJECT_TITLE_MAX} caractères\u00a0: il y en a ${formatNumber(length)}.`
}

function Status({ store }: EditorHeaderProps) {
  const status = useEditing(store, ({ content }) => content.status)
  return (
    <SelectField
      label={PROJECT_PARTS.status.label}
      isLabelHidden
      options={STATUSES}
      value={status}
      onChange={(next) => store.setHead('status', next)}
      className="w-40 shrink-0"
    />
  )
}

/** A part of the project without a field in the editor is a type error. */
const FIELDS: Readonly<Record<ProjectHead, ComponentType<EditorHeaderProps>>> = {
  title: Title,
  status: Status,
}

function Progress({ store }: { store: EditorStore }) {
  const progress = useEditing(store, ({ content }) => projectProgress(content.sections))
  return (
    <ProgressBar
      label="Progression du projet"
      value={progress}
      isThin
      className="min-w-24 grow lg:w-56"
      labelClassName="max-sm:sr-only"
    />
  )
}
