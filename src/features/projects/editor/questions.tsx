import { ArrowLeft, MessageCircle } from 'lucide-react'
import { useId, useRef, type KeyboardEvent } from 'react'
import { askCoach } from '@/components/ask-coach'
import { CoachSeat } from '@/components/coach-seat'
import { PROJECT_ITEM_MAX } from '@/domain/base/text/text-limits'
import { ITEM_PLACEHOLDER, itemHelp } from '@/domain/projects/text/item-help'
import { PROJECT_PARTS } from '@/domain/projects/parts'
import { PROJECT_SECTIONS, type ProjectSectionKey } from '@/domain/projects/project-sections'
import { isTouch } from '@/lib/is-touch'
import { isBlank } from '@/domain/base/text/visible-text'
import { Button } from '@/ui/button'
import { Dialog } from '@/ui/popups/dialog'
import { useGrownHeight } from '@/ui/fields/use-grown-height'
import { FromCoach } from './from-coach'
import { useEditing, type EditorStore } from './editor-store'
import { SavedLine } from './saved-line'
import { sectionAfter, type Asking } from './use-questions'

interface QuestionsProps {
  store: EditorStore
  asking: Asking
  onStep: (step: number) => void
  onNextSection: () => void
  onClose: () => void
}

/**
 * The texts of a section, one question at a time. A typed answer is in the project's fields at once, with the coach or
 * without: nothing here waits for an access or a provider.
 */
export function Questions({ store, asking, onStep, onNextSection, onClose }: QuestionsProps) {
  const id = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  const { section, index } = asking
  const titles: readonly string[] = PROJECT_SECTIONS.find(({ key }) => key === section)?.items ?? []
  const title = titles[index] ?? ''
  const item = useEditing(store, ({ content }) => content.sections[section][index])
  const answer = item?.content ?? ''
  const { question, example } = itemHelp(section, index)
  useGrownHeight(field, answer)

  const isLast = index === titles.length - 1
  const next = sectionAfter(section)
  const hasAnswer = !isBlank(answer)
  const isTooLong = answer.length > PROJECT_ITEM_MAX

  function moved(move: () => void) {
    move()
    field.current?.focus()
  }

  function goOn() {
    if (!isLast) moved(() => onStep(index + 1))
    else if (next) moved(onNextSection)
    else onClose()
  }

  /** Enter starts a new line, because answers are texts. */
  function goByKey(event: KeyboardEvent) {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    goOn()
  }

  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title="Une question à la fois"
      closeLabel="Fermer"
      // On touch screens the keyboard would hide the question.
      {...(!isTouch() && { initialFocus: field })}
      className="sm:max-w-2xl"
      footer={
        <>
          {index > 0 && (
            <Button
              variant="ghost"
              onClick={() => moved(() => onStep(index - 1))}
              className="mr-auto max-sm:px-3"
            >
              <ArrowLeft aria-hidden className="size-5 sm:hidden" />
              <span className="max-sm:sr-only">Précédente</span>
            </Button>
          )}
          {isLast && next && (
            <Button variant="secondary" onClick={onClose}>
              Terminer
            </Button>
          )}
          <Button onClick={goOn} title="Ctrl + Entrée">
            {isLast ? (next ? 'Partie suivante' : 'Terminer') : hasAnswer ? 'Suivante' : 'Passer'}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-3">
        <div>
          <p role="status" className="text-fine font-semibold text-muted">
            {`${PROJECT_PARTS[section].label} · Question ${index + 1} sur ${titles.length} · ${title}`}
          </p>
          <div aria-hidden className="mt-2 flex gap-1.5">
            {titles.map((each, at) => (
              <Mark key={each} store={store} section={section} index={at} isHere={at === index} />
            ))}
          </div>
        </div>
        <label htmlFor={id} className="text-heading font-bold">
          {question}
        </label>
        <p id={`${id}-example`} className="text-small text-muted">
          Par exemple&nbsp;: {example}
        </p>
        <FromCoach
          id={`${id}-coach`}
          fieldId={id}
          store={store}
          section={section}
          index={index}
          title={title}
        />
        <textarea
          ref={field}
          id={id}
          dir="auto"
          rows={4}
          value={answer}
          placeholder={ITEM_PLACEHOLDER}
          aria-invalid={isTooLong}
          aria-describedby={`${id}-example ${id}-coach ${id}-hint`}
          onKeyDown={goByKey}
          onChange={({ target }) => item && store.write(section, item.id, target.value)}
          className="field-sizing-content max-h-[40dvh] min-h-28 w-full resize-none overflow-y-auto rounded-field border border-line-strong bg-surface px-3.5 py-2.5 text-body text-ink placeholder:text-muted hover:border-ink aria-invalid:border-danger"
        />
        <div id={`${id}-hint`}>
          {isTooLong ? (
            <p className="text-fine font-medium text-danger">
              Réponse trop longue&nbsp;: raccourcissez-la pour sauvegarder.
            </p>
          ) : (
            <SavedLine store={store} />
          )}
        </div>
        <Button
          variant="secondary"
          aria-haspopup="dialog"
          className="self-start"
          onClick={({ currentTarget }) => {
            const project = { id: store.projectId, title: store.read().content.title }
            askCoach({ kind: 'draft', project, item: title, answer: answer.trim() }, currentTarget)
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

interface MarkProps {
  store: EditorStore
  section: ProjectSectionKey
  index: number
  isHere: boolean
}

/** Progress at a glance: an answered question is filled, the present one is thick. */
function Mark({ store, section, index, isHere }: MarkProps) {
  const isAnswered = useEditing(store, ({ content }) => content.sections[section][index]?.completed === true)
  return (
    <span className="flex h-2 flex-1 items-center">
      <span
        className={`w-full rounded-full transition-[height] duration-quick ${isHere ? 'h-2' : 'h-1'} ${
          isAnswered ? 'bg-brand' : isHere ? 'bg-line-strong' : 'bg-line'
        }`}
      />
    </span>
  )
}
