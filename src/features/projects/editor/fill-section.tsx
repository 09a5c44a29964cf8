import { MessageCircle } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { askCoach } from '@/components/ask-coach'
import { CoachSeat } from '@/components/coach-seat'
import { PROJECT_ITEM_MAX } from '@/domain/base/text-limits'
import { PROJECT_PARTS } from '@/domain/projects/parts'
import { PROJECT_SECTIONS, type ProjectSectionKey } from '@/domain/projects/project-sections'
import { Button } from '@/ui/button'
import { Dialog } from '@/ui/dialog'
import { useGrownHeight } from '@/ui/use-grown-height'
import { useEditing, type EditorStore } from './editor-store'
import { itemHelp } from '@/domain/projects/item-help'

interface FillSectionProps {
  store: EditorStore
  section: ProjectSectionKey
  /** Places of the texts that are asked for, at least one. */
  items: readonly number[]
  onClose: () => void
}

/**
 * The empty texts of a section, one question at a time. An answer is in the draft as it is typed, with the coach or
 * without: nothing here waits for an access or a provider.
 */
export function FillSection({ store, section, items, onClose }: FillSectionProps) {
  const id = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  const [step, setStep] = useState(0)
  const index = items[step] ?? 0
  const titles: readonly string[] = PROJECT_SECTIONS.find(({ key }) => key === section)?.items ?? []
  const title = titles[index] ?? ''
  const item = useEditing(store, ({ content }) => content.sections[section][index])
  const answer = item?.content ?? ''
  const { question, example } = itemHelp(section, index)
  useGrownHeight(field, answer)

  function go(by: number) {
    setStep(step + by)
    field.current?.focus()
  }

  const hasAnswer = answer.trim() !== ''
  const isTooLong = answer.length > PROJECT_ITEM_MAX
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={`Remplir «\u00a0${PROJECT_PARTS[section].label}\u00a0»`}
      closeLabel="Fermer"
      footer={
        <>
          {step > 0 && (
            <Button variant="ghost" onClick={() => go(-1)} className="mr-auto">
              Précédente
            </Button>
          )}
          {step < items.length - 1 ? (
            <Button onClick={() => go(1)}>{hasAnswer ? 'Question suivante' : 'Passer'}</Button>
          ) : (
            <Button onClick={onClose}>Terminer</Button>
          )}
        </>
      }
    >
      <div className="flex flex-col gap-3">
        <p role="status" className="text-fine font-semibold text-muted">
          {`Question ${step + 1} sur ${items.length} · ${title}`}
        </p>
        <label htmlFor={id} className="text-heading font-bold">
          {question}
        </label>
        <p id={`${id}-example`} className="text-small text-muted">
          <span className="font-semibold">Par exemple&nbsp;: </span>
          {example}
        </p>
        <textarea
          ref={field}
          id={id}
          dir="auto"
          rows={4}
          value={answer}
          aria-invalid={isTooLong}
          aria-describedby={`${id}-example ${id}-hint`}
          onChange={({ target }) => item && store.write(section, item.id, target.value)}
          className="field-sizing-content max-h-[40dvh] min-h-28 w-full resize-none overflow-y-auto rounded-field border border-line-strong bg-surface px-3.5 py-2.5 text-body text-ink aria-invalid:border-danger"
        />
        <p id={`${id}-hint`} className="text-fine text-muted">
          {isTooLong
            ? 'Réponse trop longue\u00a0: raccourcissez-la pour sauvegarder.'
            : "Votre réponse est dans le brouillon du projet\u00a0; «\u00a0Sauvegarder\u00a0» l'enregistre."}
        </p>
        <Button
          variant="secondary"
          aria-haspopup="dialog"
          // Not disabled: the focus stays where it was pressed.
          aria-disabled={!hasAnswer}
          className="self-start"
          onClick={({ currentTarget }) => {
            const project = { id: store.projectId, title: store.read().content.title }
            if (hasAnswer) askCoach({ kind: 'answer', project, item: title, answer }, currentTarget)
          }}
        >
          <MessageCircle aria-hidden className="size-4" />
          Le faire rédiger par le coach
        </Button>
      </div>
      <CoachSeat />
    </Dialog>
  )
}
