import { useId } from 'react'
import { inPart, PROJECT_PARTS, type ProjectContent, type ProjectPart } from '@/domain/projects/parts'
import { cn } from '@/lib/cn'
import { formatDayAndTime } from '@/lib/format'
import { choiceId } from './editor-focus'
import type { Conflict, Side } from './editor-state'
import { useEditing, type EditorStore } from './editor-store'

interface ConflictChoiceProps {
  store: EditorStore
  part: ProjectPart
}

/** The same part, changed here and elsewhere: both versions side by side, and which of them to save. */
export function ConflictChoice({ store, part }: ConflictChoiceProps) {
  const conflict = useEditing(store, (state) => state.conflict)
  return conflict?.parts.includes(part) ? <Choice store={store} part={part} conflict={conflict} /> : null
}

function Choice({ store, part, conflict }: ConflictChoiceProps & { conflict: Conflict }) {
  const content = useEditing(store, (state) => state.content)
  const name = useId()
  const side = conflict.choices[part]
  const isTheirsInFields = side === 'theirs'
  const versions: readonly { side: Side; title: string; content: ProjectContent }[] = [
    { side: 'mine', title: 'Votre version', content: isTheirsInFields ? conflict.other : content },
    {
      side: 'theirs',
      title: savedTitle(conflict.savedAt),
      content: isTheirsInFields ? content : conflict.other,
    },
  ]
  return (
    <fieldset className="flex flex-col gap-2 rounded-card border border-warning/40 bg-warning-soft px-4 py-3">
      <legend className="sr-only">{PROJECT_PARTS[part].label}&nbsp;: quelle version garder&nbsp;?</legend>
      <p aria-hidden className="text-small font-semibold text-warning">
        {PROJECT_PARTS[part].label}&nbsp;: modifié ici et ailleurs. Quelle version garder&nbsp;?
      </p>
      <div className="grid gap-3 md:grid-cols-2">
        {versions.map((version, index) => (
          <div
            key={version.side}
            className={cn(
              // Side by side, both texts begin on one line, however long the titles above them are.
              'flex min-w-0 flex-col rounded-field border bg-surface px-3 pb-3 md:row-span-2 md:grid md:grid-rows-subgrid md:gap-0',
              side === version.side ? 'border-brand' : 'border-line',
            )}
          >
            <label className="flex min-h-target cursor-pointer items-center gap-2.5 py-2 text-small font-semibold">
              <input
                type="radio"
                name={name}
                id={index === 0 ? choiceId(part) : undefined}
                checked={side === version.side}
                onChange={() => store.choose(part, version.side)}
                className="size-5 shrink-0 accent-brand"
              />
              {version.title}
            </label>
            <PartText part={part} content={version.content} other={versions[1 - index]?.content ?? content} />
          </div>
        ))}
      </div>
    </fieldset>
  )
}

function savedTitle(savedAt: Date | null): string {
  return savedAt ? `Version enregistrée le ${formatDayAndTime(savedAt)}` : 'Version enregistrée'
}

interface PartTextProps {
  part: ProjectPart
  content: ProjectContent
  other: ProjectContent
}

/** What one version says; of a section, only the items in which the two differ. */
function PartText({ part, content, other }: PartTextProps) {
  const differences = inPart(part, (row, valueIn) => row.differences(valueIn(content), valueIn(other)))
  if (differences.length === 0) return <p className="text-fine text-muted">Les deux sont pareilles.</p>
  const [whole] = differences
  if (whole?.title === null) return <Text text={whole.text} />
  return (
    <dl className="flex flex-col gap-3">
      {differences.map(({ title, text }) => (
        <div key={title}>
          <dt className="text-fine font-semibold text-muted">{title}</dt>
          <dd>
            <Text text={text} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

function Text({ text }: { text: string }) {
  return text.trim() === '' ? (
    <p className="text-small text-muted italic">Rien d'écrit</p>
  ) : (
    <p dir="auto" className="text-small break-words whitespace-pre-wrap">
      {text}
    </p>
  )
}
